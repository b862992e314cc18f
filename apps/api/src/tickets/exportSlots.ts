import { failure } from '../platform/failure.ts';

/** Each holds a batch of rows in memory, and on the embedded engine the one session while it reads. */
const MOST_OF_COMPANY = 2;
const MOST_IN_ALL = 6;
const RETRY_AFTER_SECONDS = 5;

/** Lets few exports run at the same moment in this process. */
export function createExportSlots() {
  const running = new Map<string, number>();
  return {
    /**
     * Takes a place for an export.
     * @returns gives the place back; calling it again does nothing
     * @throws {ApiFailure} 429 with `Retry-After` when there is none
     */
    take(companyId: string): () => void {
      const own = running.get(companyId) ?? 0;
      const inAll = [...running.values()].reduce((sum, count) => sum + count, 0);
      if (own >= MOST_OF_COMPANY || inAll >= MOST_IN_ALL) {
        throw failure('tooManyExports', { headers: { 'retry-after': String(RETRY_AFTER_SECONDS) } });
      }
      running.set(companyId, own + 1);
      let isTaken = true;
      return () => {
        if (!isTaken) return;
        isTaken = false;
        const left = (running.get(companyId) ?? 1) - 1;
        if (left === 0) running.delete(companyId);
        else running.set(companyId, left);
      };
    },
  };
}

export type ExportSlots = ReturnType<typeof createExportSlots>;
