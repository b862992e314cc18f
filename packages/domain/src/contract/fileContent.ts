import { define } from 'superstruct';

/** A file as a reply brings it. */
export interface FileContent {
  blob: Blob;
  /** As the server names it, undefined when it does not. */
  name: string | undefined;
}

/** The reply of a download. */
export const fileContentStruct = define<FileContent>(
  'file',
  (value) => typeof value === 'object' && value !== null && Reflect.get(value, 'blob') instanceof Blob,
);
