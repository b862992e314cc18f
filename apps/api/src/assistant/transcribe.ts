/** Transcribes a recording if the company has chosen a provider for speech. */
import type { AssistLanguage, Transcript } from '@derrick/domain/assistant';
import type { Logger } from '../platform/logging.ts';
import { failure } from './failures.ts';
import type { AssistantSettings } from './mode.ts';
import type { ProviderTarget } from './provider/ask.ts';
import type { ProviderParts } from './provider/consult.ts';
import { ProviderFailure } from './provider/failure.ts';
import { countCall, readTarget } from './provider/store.ts';
import type { Transcriber } from './provider/transcriber.ts';
import type { Sound } from './sound.ts';

/**
 * Finds the provider for transcription. Returns undefined if the company has none or does not allow recordings to leave
 * the device.
 */
export const findTranscriber = async (
  { db, seal }: Pick<ProviderParts, 'db' | 'seal'>,
  companyId: string,
  { mode, allowsSpeech }: AssistantSettings,
): Promise<ProviderTarget | undefined> =>
  mode === 'PROVIDER' && allowsSpeech ? readTarget(db, seal, companyId, 'transcription') : undefined;

interface Spoken {
  companyId: string;
  target: ProviderTarget;
  sound: Sound;
  language: AssistLanguage;
}

/**
 * Transcribes a recording. Neither the recording nor the text is stored or logged.
 * @throws {ApiFailure} 429 if the daily limit is reached, 503 if the provider returns no text
 */
export async function transcribe(
  parts: ProviderParts & { transcriber: Transcriber },
  { companyId, target, sound, language }: Spoken,
  log: Logger,
): Promise<Transcript> {
  const { db, breaker, transcriber } = parts;
  // Separate circuit breaker for speech, because only one of the two models may be down.
  const name = `${companyId} speech`;
  if (!breaker.mayCall(name)) throw failure('speechNotHeard');
  if (!(await countCall(db, companyId))) throw failure('speechOverQuota');
  try {
    const text = await transcriber.hear(target, sound, language);
    breaker.succeeded(name);
    return { text, language };
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    breaker.failed(name);
    log.warn({ reason: error.reason }, 'transcription failed');
    throw failure('speechNotHeard');
  }
}
