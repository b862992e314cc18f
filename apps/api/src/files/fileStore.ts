import type { Readable } from 'node:stream';

/** Where the bytes of uploads are kept. Keys are `<company>/<random name>`; nothing in them comes from a person. */
export interface FileStore {
  /** Keeps the content of a file of this machine, which may be gone afterwards. Resolves once a crash cannot lose it. */
  put(key: string, path: string): Promise<void>;
  /** Opens what is kept, with its size if that is known; undefined when there is nothing. */
  read(key: string): Promise<{ stream: Readable; size: number | undefined } | undefined>;
  /** Removes what is kept, if anything is. */
  remove(key: string): Promise<void>;
  /** Removes what may be left of a company whose files were all removed, such as its folder. */
  removeCompany?(companyId: string): Promise<void>;
}
