import { hash, verify } from '@node-rs/argon2';
import { failure } from '../platform/failure.ts';

/** OWASP's first choice for argon2id, the algorithm this package uses unless told otherwise. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Hashing runs on libuv's four threads; two are left to files and names of hosts. */
const MOST_AT_ONCE = 2;
/** About a second's worth: whoever would wait longer is told to come again. */
const MOST_WAITING = 60;

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Takes the same time whether or not there is a hash to compare with. */
  verify(known: string | null | undefined, password: string): Promise<boolean>;
}

/** Runs few tasks at once and refuses more than can wait. */
function createQueue() {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <T>(task: () => Promise<T>): Promise<T> => {
    if (running >= MOST_AT_ONCE) {
      if (waiting.length >= MOST_WAITING) {
        throw failure('tooManySignIns', {
          headers: { 'retry-after': '2' },
        });
      }
      // Whoever ends hands its place over, so `running` stays as it is.
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

/** Hashes and checks passwords with argon2id. */
export function createPasswords(argon2 = { hash, verify }): Passwords {
  const queued = createQueue();
  const ofNobody = argon2.hash('nobody has this password', parameters);
  return {
    hash: (password) => queued(() => argon2.hash(password, parameters)),
    verify: async (known, password) => {
      const dummy = await ofNobody;
      const isRight = await queued(() => argon2.verify(known ?? dummy, password));
      return isRight && typeof known === 'string';
    },
  };
}
