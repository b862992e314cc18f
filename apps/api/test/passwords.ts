/** Passwords for tests: what hashes them takes no time, and thousands of sign-ins took a tenth of the run. */
import { createHash, randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { verify } from '@node-rs/argon2';
import { createPasswords } from '../src/auth/passwords.ts';

type Argon2 = NonNullable<Parameters<typeof createPasswords>[0]>;

/** Begins as the hashes of the real one do, which would be renewed otherwise. */
const PREFIX = '$argon2id$v=19$m=19456,t=2,p=1$quick$';

const digest = (salt: string, password: string | Uint8Array) =>
  createHash('sha256').update(salt).update(password).digest('base64url');

const quickArgon2: Argon2 = {
  async hash(password) {
    await setImmediate();
    const salt = randomUUID();
    return `${PREFIX}${salt}$${digest(salt, password)}`;
  },
  async verify(known, password) {
    const text = String(known);
    // Made by the real one: demo data, or a test of what hashes look like.
    if (!text.startsWith(PREFIX)) return verify(known, password);
    await setImmediate();
    const [salt = '', expected] = text.slice(PREFIX.length).split('$');
    return digest(salt, password) === expected;
  },
};

/** Hashes with a salt and a prefix as the server does, in no time; tests of hashing itself take the real ones. */
export const createQuickPasswords = () => createPasswords(quickArgon2);
