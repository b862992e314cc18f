import { enums, type Infer, object, string, type } from 'superstruct';
import { endpoint } from '../contract/endpoint.ts';
import { uploadedFileStruct } from '../files/index.ts';
import { assistLanguages } from './contract.ts';

/** Maximum length of a recording, in seconds. */
export const SPEECH_SECONDS_MAX = 120;

/** Maximum size of a recording, in bytes: two minutes of uncompressed speech (16,000 samples of 16 bits per second). */
export const SPEECH_BYTES_MAX = 4 * 1024 * 1024;

/** The text of a recording and the detected language. */
export const transcriptStruct = type({ text: string(), language: enums(assistLanguages) });

export type Transcript = Infer<typeof transcriptStruct>;

export const transcribeSpeech = endpoint({
  method: 'POST',
  path: '/assist/transcribe',
  summary:
    'Converts a recording of up to two minutes to text with the company’s provider. 404 if it has no model for speech. The recording is not stored.',
  permission: 'tickets:write',
  kind: 'upload',
  query: object({ language: enums(assistLanguages) }),
  body: uploadedFileStruct,
  reply: transcriptStruct,
  example: { query: { language: 'en' }, status: 404 },
});
