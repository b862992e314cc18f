import { array, coerce, defaulted, define, type Infer, integer, min, string, type } from 'superstruct';
import { attachmentExtensions, FILE_PATH } from './fileTypes.ts';

/**
 * The URL of a stored file. The specification does not define whether a server sends the URL or only the name, so both
 * are accepted.
 */
export const fileUrlStruct = coerce(string(), string(), (value) =>
  value === '' || value.includes('/') ? value : `${FILE_PATH}${value}`,
);

/** A file to upload, with its name. */
export type UploadedFile = Blob & { readonly name: string };

/** The body of `POST /file`. */
export const uploadedFileStruct = define<UploadedFile>(
  'file',
  (value) => value instanceof Blob && typeof Reflect.get(value, 'name') === 'string',
);

/** The server's file limits: maximum size in bytes and allowed extensions. */
export const fileLimitsStruct = type({
  maxBytes: min(integer(), 1),
  extensions: defaulted(array(string()), [...attachmentExtensions]),
});

export type FileLimits = Infer<typeof fileLimitsStruct>;
