import { failure } from './failures.ts';

interface SlotOptions {
  /** Slots of one holder: a company, or a network without an account. */
  perHolder: number;
  /** Slots of this process. */
  inAll: number;
  /** The error of a caller for whom there is no slot. */
  reason: 'tooManyExports' | 'tooManyDocuments';
}

const RETRY_AFTER_SECONDS = 5;

interface Waiting {
  holder: string;
  start(release: () => void): void;
}

/** Limits how many pieces of work that take much memory or time run in this process at the same time. */
export function createSlots({ perHolder, inAll, reason }: SlotOptions) {
  const running = new Map<string, number>();
  const queue: Waiting[] = [];

  function isFree(holder: string): boolean {
    const all = [...running.values()].reduce((sum, count) => sum + count, 0);
    return (running.get(holder) ?? 0) < perHolder && all < inAll;
  }

  function occupy(holder: string): () => void {
    running.set(holder, (running.get(holder) ?? 0) + 1);
    let isTaken = true;
    return () => {
      if (!isTaken) return;
      isTaken = false;
      const left = (running.get(holder) ?? 1) - 1;
      if (left === 0) running.delete(holder);
      else running.set(holder, left);
      const next = queue.findIndex((waiting) => isFree(waiting.holder));
      for (const { holder: otherHolder, start } of next === -1 ? [] : queue.splice(next, 1))
        start(occupy(otherHolder));
    };
  }

  return {
    /**
     * Takes a slot.
     * @returns releases the slot; calling it again does nothing
     * @throws {ApiFailure} 429 with `Retry-After` if there is none
     */
    take(holder: string): () => void {
      if (isFree(holder)) return occupy(holder);
      throw failure(reason, { headers: { 'retry-after': String(RETRY_AFTER_SECONDS) } });
    },
    /** Takes a slot as soon as one is free, before any later caller of `take`. Resolves to the release of the slot. */
    takeWhenFree(holder: string): Promise<() => void> {
      if (isFree(holder)) return Promise.resolve(occupy(holder));
      return new Promise((start) => queue.push({ holder, start }));
    },
  };
}

export type Slots = ReturnType<typeof createSlots>;
