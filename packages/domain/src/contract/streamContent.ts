import { define } from 'superstruct';

/** The byte stream of a `stream` endpoint. */
export type StreamContent = ReadableStream<Uint8Array>;

export const streamContentStruct = define<StreamContent>(
  'stream',
  (value) => value instanceof ReadableStream,
);
