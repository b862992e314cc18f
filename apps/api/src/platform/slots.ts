import { failure } from './failure.ts';

/** How many may run at the same moment in this process. */
interface SlotOptions {
  ofCompany: number;
  inAll: number;
  /** What somebody is told for whom there is no place. */
  reason: 'tooManyExports' | 'tooManyDocuments';
}

const RETRY_AFTER_SECONDS = 5;

/** Lets few of what takes much memory or time run at the same moment. */
export function createSlots({ ofCompany, inAll, reason }: SlotOptions) {
  const running = new Map<string, number>();
  return {
    /**
     * Takes a place.
     * @returns gives the place back; calling it again does nothing
     * @throws {ApiFailure} 429 with `Retry-After` when there is none
     */
    take(companyId: string): () => void {
      const own = running.get(companyId) ?? 0;
      const all = [...running.values()].reduce((sum, count) => sum + count, 0);
      if (own >= ofCompany || all >= inAll) {
        throw failure(reason, { headers: { 'retry-after': String(RETRY_AFTER_SECONDS) } });
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

export type Slots = ReturnType<typeof createSlots>;
