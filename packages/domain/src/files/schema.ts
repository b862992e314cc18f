import { array, coerce, defaulted, type Infer, integer, min, string, type } from 'superstruct';
import { envelope } from '../http/envelope.ts';
import { attachmentExtensions, FILE_PATH } from './fileTypes.ts';

/** Is the address of a stored file; the specification leaves open whether a server sends it or the name alone. */
const fileUrl = coerce(string(), string(), (value) =>
  value === '' || value.includes('/') ? value : `${FILE_PATH}${value}`,
);

/** Is the reply of `POST /file`: the path of the stored file. */
export const fileUploadReply = envelope(fileUrl);

/** Is what the server takes: the most bytes of one file, and which extensions. */
export const fileLimitsStruct = type({
  maxBytes: min(integer(), 1),
  extensions: defaulted(array(string()), [...attachmentExtensions]),
});

export type FileLimits = Infer<typeof fileLimitsStruct>;

export const fileLimitsReply = envelope(fileLimitsStruct);
