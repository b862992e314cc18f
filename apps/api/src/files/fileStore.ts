import type { Readable } from 'node:stream';

/** Storage for the bytes of uploads. Keys are `<company>/<random name>` and contain no user input. */
export interface FileStore {
  /** Stores the content of a local file, which may be moved. Resolves when a crash can no longer lose it. */
  put(key: string, path: string): Promise<void>;
  /** Opens a stored file, with its size if known; undefined if it does not exist. */
  read(key: string): Promise<{ stream: Readable; size: number | undefined } | undefined>;
  /** Removes a stored file if it exists. */
  remove(key: string): Promise<void>;
  /** Removes what remains after all files of a company were removed, such as its folder. */
  removeCompany?(companyId: string): Promise<void>;
}
