import { ApiError, errorCodes } from '@derrick/domain/http';
import type { MessageKey } from './i18n/catalogue.ts';
import type { Language } from './i18n/language.ts';
import type { Translate } from './i18n/messages.ts';

/** What the client itself reports; these words are the app's in every language. */
const ownWords: Partial<Record<string, MessageKey>> = {
  [errorCodes.noResponse]: 'common.error.noResponse',
  [errorCodes.requestFailed]: 'common.error.requestFailed',
  [errorCodes.invalidResponse]: 'common.error.unexpected',
};

/** What a server of this contract reports in English; other languages go by the code. */
const translated: Partial<Record<string, MessageKey>> = {
  [errorCodes.invalidCredentials]: 'common.error.invalidCredentials',
  [errorCodes.unauthorized]: 'common.error.unauthorized',
  [errorCodes.forbidden]: 'common.error.forbidden',
  [errorCodes.notFound]: 'common.error.notFound',
  [errorCodes.conflict]: 'common.error.conflict',
  [errorCodes.rateLimited]: 'common.error.rateLimited',
  [errorCodes.internal]: 'common.error.internal',
};

/** Writes what went wrong for the reader: the server's message, else `fallback`. */
export function errorText(
  error: unknown,
  { t, language, fallback }: { t: Translate; language: Language; fallback: MessageKey },
): string {
  if (!(error instanceof ApiError)) return t(fallback);
  const own = ownWords[error.code];
  if (own) return t(own);
  // `HTTP_502`: the server said nothing in words.
  if (error.code === errorCodes.unexpected || error.message === `HTTP ${error.status} error`)
    return t(fallback);
  const known = translated[error.code];
  return known && language !== 'en' ? t(known) : error.message;
}
