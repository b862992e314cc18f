import { constants } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FileStore } from './fileStore.ts';

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** A name that was given to a file lasts once its folder is on the disk. Windows has no such call and needs none. */
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
 * Keeps files in a folder: a subfolder a company. What is put must lie on the same file system, so that it can be
 * moved, and be synced already.
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
