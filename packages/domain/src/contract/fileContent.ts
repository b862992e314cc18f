import { define } from 'superstruct';

/** A downloaded file. */
export interface FileContent {
  blob: Blob;
  /** The file name sent by the server, if any. */
  name: string | undefined;
}

export const fileContentStruct = define<FileContent>(
  'file',
  (value) => typeof value === 'object' && value !== null && Reflect.get(value, 'blob') instanceof Blob,
);
