import { hash, verify } from '@node-rs/argon2';
import { tooManyAttempts } from '../platform/failures.ts';
import { passwordsWaiting } from '../platform/metrics.ts';
import { failure } from './failures.ts';

/** First choice of OWASP for argon2id, which is the default algorithm of this package. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

const currentPrefix = `$argon2id$v=19$m=${parameters.memoryCost},t=${parameters.timeCost},p=${parameters.parallelism}$`;

/** Returns whether a hash was made with other parameters than the current ones. */
export const isOutdatedHash = (storedHash: string): boolean => !storedHash.startsWith(currentPrefix);

/** Maximum number of parallel hashes. Hashing uses libuv's four threads; two stay free for files and DNS. */
const MAX_CONCURRENT_HASHES = 2;
/**
 * Maximum number of waiting tasks of one company, user or network: about one second of work. Further ones are rejected.
 */
const MAX_WAITING_PER_KEY = 60;
/** Maximum number of waiting tasks per purpose, which limits the sum over many networks or companies. */
const MAX_WAITING = 600;

/**
 * Purposes of password work in order of priority: sign-in of users known here; other sign-ins and links; passwords that
 * users set for others, and registrations.
 */
const purposes = ['known', 'signIn', 'other'] as const;

/** Key of fair scheduling: within a purpose, companies, users or networks take turns. */
export interface Turn {
  purpose: (typeof purposes)[number];
  /** Id of the company, user or network. */
  of: string;
}

const otherTurn: Turn = { purpose: 'other', of: '' };

export interface Passwords {
  /** @throws {ApiFailure} 429 if too many tasks are waiting */
  hash(password: string, turn?: Turn): Promise<string>;
  /**
   * Takes the same time with and without a hash to compare.
   * @throws {ApiFailure} 429 if too many tasks are waiting
   */
  verify(storedHash: string | null | undefined, password: string, turn?: Turn): Promise<boolean>;
}

/** Waiting tasks by company, user or network. The first entry of the map is next. */
type Waiting = Map<string, (() => void)[]>;

/** Takes the first task of the next entry and moves the rest of the entry to the end. */
function takeNext(waiting: Waiting): (() => void) | undefined {
  const [next] = waiting;
  if (!next) return undefined;
  const [of, [begin, ...rest]] = next;
  waiting.delete(of);
  if (rest.length > 0) waiting.set(of, rest);
  return begin;
}

/** Runs a limited number of tasks at once in fair order, and rejects tasks when the queue is full. */
function createQueue() {
  let running = 0;
  const waiting: Record<Turn['purpose'], Waiting> = {
    known: new Map(),
    signIn: new Map(),
    other: new Map(),
  };

  function wait({ purpose, of }: Turn): Promise<void> {
    const queue = waiting[purpose].get(of) ?? [];
    const inAll = [...waiting[purpose].values()].reduce((sum, { length }) => sum + length, 0);
    if (queue.length >= MAX_WAITING_PER_KEY || inAll >= MAX_WAITING) {
      throw purpose === 'other'
        ? tooManyAttempts(2)
        : failure('tooManySignIns', { headers: { 'retry-after': '2' } });
    }
    return new Promise((resolve) => waiting[purpose].set(of, [...queue, resolve]));
  }

  return async <T>(turn: Turn, task: () => Promise<T>): Promise<T> => {
    // A finished task passes its slot to the next one, so `running` does not change.
    if (running >= MAX_CONCURRENT_HASHES) {
      const turnTaken = wait(turn);
      passwordsWaiting.inc({ purpose: turn.purpose });
      await turnTaken;
      passwordsWaiting.dec({ purpose: turn.purpose });
    } else {
      running += 1;
    }
    try {
      return await task();
    } finally {
      let begin: (() => void) | undefined;
      for (const purpose of purposes) begin ??= takeNext(waiting[purpose]);
      if (begin) begin();
      else running -= 1;
    }
  };
}

export function createPasswords(argon2 = { hash, verify }): Passwords {
  const queued = createQueue();
  const ofNobody = argon2.hash('nobody has this password', parameters);
  return {
    hash: (password, turn = otherTurn) => queued(turn, () => argon2.hash(password, parameters)),
    verify: async (storedHash, password, turn = otherTurn) => {
      const dummy = await ofNobody;
      const isRight = await queued(turn, () => argon2.verify(storedHash ?? dummy, password));
      return isRight && typeof storedHash === 'string';
    },
  };
}
