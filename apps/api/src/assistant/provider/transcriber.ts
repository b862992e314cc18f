/** Transcribes recordings with an OpenAI-compatible provider. */
import { ASSIST_TEXT_MAX, type AssistLanguage } from '@derrick/domain/assistant';
import type { Sound } from '../sound.ts';
import { checkStatus, type ProviderTarget } from './ask.ts';
import { ProviderFailure } from './failure.ts';
import { type ProviderNetwork, send } from './send.ts';

/** Timeout in milliseconds. A small model needs longer for two minutes of speech than for a page of text. */
const TIMEOUT_MS = 30_000;

export interface Transcriber {
  /** @throws {ProviderFailure} if no text arrives in time */
  hear(target: ProviderTarget, sound: Sound, language: AssistLanguage): Promise<string>;
}

/** Creates a transcriber. Recordings are sent to the provider and not stored. */
export const createTranscriber = (network: ProviderNetwork, timeoutMs: number = TIMEOUT_MS): Transcriber => ({
  async hear(target, { bytes, name, mime }, language) {
    const form = new FormData();
    form.append('file', new File([bytes], name, { type: mime }));
    form.append('model', target.model);
    form.append('language', language);
    form.append('response_format', 'json');
    const written = new Response(form);
    const request = {
      path: 'audio/transcriptions',
      contentType: written.headers.get('content-type') ?? '',
      content: Buffer.from(await written.arrayBuffer()),
    };
    const reply = await send(target, network, request, AbortSignal.timeout(timeoutMs));
    checkStatus(reply.status);
    const text = reply.status === 200 ? textOf(reply.text) : undefined;
    // Two minutes of speech are about 300 words, so a longer text is wrong.
    if (text === undefined || text.length > ASSIST_TEXT_MAX) throw new ProviderFailure('wrong');
    return text;
  },
});

/** Reads the text from `{ "text": "…" }`, as one line without control characters. */
function textOf(json: string): string | undefined {
  try {
    const text: unknown = Reflect.get(Object(JSON.parse(json)), 'text');
    return typeof text === 'string' ? text.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim() : undefined;
  } catch {
    return undefined;
  }
}
