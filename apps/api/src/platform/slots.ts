import { failure } from './failures.ts';

interface SlotOptions {
  /** Maximum number of slots of one holder, which is a company or, without an account, a network. */
  perHolder: number;
  /** Maximum number of slots of this process. */
  inAll: number;
  /** Failure reason if no slot is free. */
  reason: 'tooManyExports' | 'tooManyDocuments';
}

const RETRY_AFTER_SECONDS = 5;

interface Waiting {
  holder: string;
  start(release: () => void): void;
}

/** Limits how many memory-intensive or slow tasks this process runs at the same time. */
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
     * @returns a function that releases the slot; calling it again has no effect
     * @throws {ApiFailure} 429 with `Retry-After` if no slot is free
     */
    take(holder: string): () => void {
      if (isFree(holder)) return occupy(holder);
      throw failure(reason, { headers: { 'retry-after': String(RETRY_AFTER_SECONDS) } });
    },
    /** Waits for a slot, ahead of later callers of `take`. Resolves to a function that releases the slot. */
    takeWhenFree(holder: string): Promise<() => void> {
      if (isFree(holder)) return Promise.resolve(occupy(holder));
      return new Promise((start) => queue.push({ holder, start }));
    },
  };
}

export type Slots = ReturnType<typeof createSlots>;
