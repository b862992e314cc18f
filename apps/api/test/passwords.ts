/** Fast password hashing for tests. With real hashing, thousands of sign-ins took a tenth of the test run. */
import { createHash, randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { verify } from '@node-rs/argon2';
import { createPasswords } from '../src/auth/passwords.ts';

type Argon2 = NonNullable<Parameters<typeof createPasswords>[0]>;

/** Same beginning as real hashes, which would otherwise count as outdated. */
const PREFIX = '$argon2id$v=19$m=19456,t=2,p=1$quick$';

const digest = (salt: string, password: string | Uint8Array) =>
  createHash('sha256').update(salt).update(password).digest('base64url');

const quickArgon2: Argon2 = {
  async hash(password) {
    await setImmediate();
    const salt = randomUUID();
    return `${PREFIX}${salt}$${digest(salt, password)}`;
  },
  async verify(hash, password) {
    const text = String(hash);
    // A real hash, from demo data or a test of hashes.
    if (!text.startsWith(PREFIX)) return verify(hash, password);
    await setImmediate();
    const [salt = '', expected] = text.slice(PREFIX.length).split('$');
    return digest(salt, password) === expected;
  },
};

/** Creates hashes with a salt and a prefix like the server, but without cost. Tests of hashing use the real ones. */
export const createQuickPasswords = () => createPasswords(quickArgon2);
