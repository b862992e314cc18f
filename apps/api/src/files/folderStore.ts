import { constants } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FileStore } from './fileStore.ts';

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/**
 * Flushes a folder, because a new file name is durable only after that. Windows has no such call and does not need it.
 */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(path, constants.O_RDONLY);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/**
 * Stores files in a folder with one subfolder per company. Files passed to `put` must be on the same file system, because
 * they are moved, and must already be flushed.
 */
export function createFolderStore(folder: string): FileStore {
  return {
    async put(key, path) {
      const target = join(folder, key);
      await mkdir(dirname(target), { recursive: true });
      await rename(path, target);
      await syncFolder(dirname(target));
    },
    async read(key) {
      const file = await open(join(folder, key), constants.O_RDONLY).catch((error: unknown) => {
        if (isMissing(error)) return undefined;
        throw error;
      });
      if (!file) return undefined;
      const { size } = await file.stat();
      return { stream: file.createReadStream(), size };
    },
    remove: (key) => rm(join(folder, key), { force: true }),
    removeCompany: (companyId) => rm(join(folder, companyId), { recursive: true, force: true }),
  };
}
