import { hash, verify } from '@node-rs/argon2';
import { tooManyTries } from '../platform/failures.ts';
import { passwordsWaiting } from '../platform/metrics.ts';
import { failure } from './failures.ts';

/** OWASP's first choice for argon2id, the algorithm this package uses unless told otherwise. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

const currentPrefix = `$argon2id$v=19$m=${parameters.memoryCost},t=${parameters.timeCost},p=${parameters.parallelism}$`;

/** Recognises a hash that was made with other parameters than those of today. */
export const isOutdatedHash = (storedHash: string): boolean => !storedHash.startsWith(currentPrefix);

/** Hashing runs on libuv's four threads; two are left to files and names of hosts. */
const MOST_AT_ONCE = 2;
/** About a second's worth: whoever would wait longer is told to come again. */
const MOST_WAITING_OF_ONE = 60;
/** For each purpose: bounds what many networks or companies together can pile up. */
const MOST_WAITING = 600;

/**
 * What password work is for, what comes first before what comes later: somebody who is known to sign in here; anybody
 * else who signs in or follows a link; passwords that people set for others, and registrations.
 */
const purposes = ['known', 'signIn', 'other'] as const;

/** Whose turn it is: within a purpose, companies, people or networks take turns. */
export interface Turn {
  purpose: (typeof purposes)[number];
  /** The company, person or network. */
  of: string;
}

const anybody: Turn = { purpose: 'other', of: '' };

export interface Passwords {
  /** @throws {ApiFailure} 429 when too much waits already */
  hash(password: string, turn?: Turn): Promise<string>;
  /**
   * Takes the same time whether or not there is a hash to compare with.
   * @throws {ApiFailure} 429 when too much waits already
   */
  verify(storedHash: string | null | undefined, password: string, turn?: Turn): Promise<boolean>;
}

/** Tasks that wait, by whom they are for; the first in the map is the next. */
type Waiting = Map<string, (() => void)[]>;

/** Takes the first task of whoever is next, who goes behind all others with the rest. */
function takeNext(waiting: Waiting): (() => void) | undefined {
  const [next] = waiting;
  if (!next) return undefined;
  const [of, [begin, ...rest]] = next;
  waiting.delete(of);
  if (rest.length > 0) waiting.set(of, rest);
  return begin;
}

/** Runs few tasks at once, in fair turns, and refuses more than can wait. */
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
    if (queue.length >= MOST_WAITING_OF_ONE || inAll >= MOST_WAITING) {
      throw purpose === 'other'
        ? tooManyTries(2)
        : failure('tooManySignIns', { headers: { 'retry-after': '2' } });
    }
    return new Promise((resolve) => waiting[purpose].set(of, [...queue, resolve]));
  }

  return async <T>(turn: Turn, task: () => Promise<T>): Promise<T> => {
    // Whoever ends hands its place over, so `running` stays as it is.
    if (running >= MOST_AT_ONCE) {
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

/** Hashes and checks passwords with argon2id. */
export function createPasswords(argon2 = { hash, verify }): Passwords {
  const queued = createQueue();
  const ofNobody = argon2.hash('nobody has this password', parameters);
  return {
    hash: (password, turn = anybody) => queued(turn, () => argon2.hash(password, parameters)),
    verify: async (storedHash, password, turn = anybody) => {
      const dummy = await ofNobody;
      const isRight = await queued(turn, () => argon2.verify(storedHash ?? dummy, password));
      return isRight && typeof storedHash === 'string';
    },
  };
}
