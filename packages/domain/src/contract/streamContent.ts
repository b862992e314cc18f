import { define } from 'superstruct';

/** The bytes of a stream as they come. */
export type StreamContent = ReadableStream<Uint8Array>;

/** The reply of a stream. */
export const streamContentStruct = define<StreamContent>(
  'stream',
  (value) => value instanceof ReadableStream,
);
