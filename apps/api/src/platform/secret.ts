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
export async function readOrCreateSecret(dataDir: string): Promise<string> {
  const file = join(dataDir, SECRET_FILE);
  try {
    const storedText = (await readFile(file, 'utf8')).trim();
    if (Buffer.byteLength(storedText) >= SECRET_MIN_BYTES) return storedText;
    throw new StartError(
      `${file} is shorter than ${SECRET_MIN_BYTES} bytes. Delete the file to create a new secret at the next start; all users must then sign in again.`,
    );
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    if (error.code !== 'ENOENT') {
      throw new StartError(
        `${file} cannot be read (${error.code}). Give this user permission to read it, or delete it to create a new secret at the next start; all users must then sign in again.`,
        { cause: error },
      );
    }
  }
  const created = randomBytes(48).toString('base64url');
  await writeFile(file, `${created}\n`, { mode: 0o600, flag: 'wx' });
  return created;
}
