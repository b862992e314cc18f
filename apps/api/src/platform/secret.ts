import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SECRET_MIN_BYTES, StartError } from './config.ts';

/** Name of the file in the data folder that stores the generated secret. */
export const SECRET_FILE = 'auth-secret';

/**
 * Reads the secret from the data folder. On the first call, generates it in a file that only its owner can read. Must be
 * called after the folder is locked: otherwise two processes could each generate a secret.
 */
export async function keptSecret(dataDir: string): Promise<string> {
  const file = join(dataDir, SECRET_FILE);
  try {
    const kept = (await readFile(file, 'utf8')).trim();
    if (Buffer.byteLength(kept) >= SECRET_MIN_BYTES) return kept;
    throw new StartError(
      `${file} holds less than ${SECRET_MIN_BYTES} bytes. Remove it and a new one is made; everyone then signs in again.`,
    );
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    if (error.code !== 'ENOENT') {
      throw new StartError(
        `${file} cannot be read (${error.code}): make it a file that this user may read, or remove it and a new one is made; everyone then signs in again.`,
        { cause: error },
      );
    }
  }
  const made = randomBytes(48).toString('base64url');
  await writeFile(file, `${made}\n`, { mode: 0o600, flag: 'wx' });
  return made;
}
