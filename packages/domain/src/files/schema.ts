import { array, coerce, defaulted, define, type Infer, integer, min, string, type } from 'superstruct';
import { attachmentExtensions, FILE_PATH } from './fileTypes.ts';

/** The address of a stored file; the specification leaves open whether a server sends it or the name alone. */
export const fileUrlStruct = coerce(string(), string(), (value) =>
  value === '' || value.includes('/') ? value : `${FILE_PATH}${value}`,
);

/** A file to send, with a name. */
export type UploadedFile = Blob & { readonly name: string };

/** The body of `POST /file`. */
export const uploadedFileStruct = define<UploadedFile>(
  'file',
  (value) => value instanceof Blob && typeof Reflect.get(value, 'name') === 'string',
);

/** What the server takes: the most bytes of one file, and which extensions. */
export const fileLimitsStruct = type({
  maxBytes: min(integer(), 1),
  extensions: defaulted(array(string()), [...attachmentExtensions]),
});

export type FileLimits = Infer<typeof fileLimitsStruct>;
