import { ApiError, errorCodes } from '@derrick/domain/http';
import type { MessageKey } from '../../core/i18n/catalogue.ts';
import type { Language } from '../../core/i18n/language.ts';
import { useLanguage, useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import type { Translate } from '../../core/i18n/messages.ts';
import type { Notice } from '../../core/notify.tsx';

/** Failures that the client itself reports; the app has words for them in every language. */
const clientMessages: Partial<Record<string, MessageKey>> = {
  [errorCodes.noResponse]: 'common.error.noResponse',
  [errorCodes.requestFailed]: 'common.error.requestFailed',
  [errorCodes.invalidResponse]: 'common.error.unexpected',
};

/** Failures that a server may report in English only; readers of other languages get the app's own words. */
const translatedMessages: Partial<Record<string, MessageKey>> = {
  [errorCodes.invalidCredentials]: 'common.error.invalidCredentials',
  [errorCodes.unauthorized]: 'common.error.unauthorized',
  [errorCodes.notFound]: 'common.error.notFound',
  [errorCodes.rateLimited]: 'common.error.rateLimited',
  [errorCodes.internal]: 'common.error.internal',
};

interface Reader {
  t: Translate;
  language: Language;
}

/** The words of the server or of the client; undefined when neither has any. */
function wordsOf(error: unknown, { t, language }: Reader): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const own = clientMessages[error.code];
  if (own) return t(own);
  const hasNoWords = error.code === errorCodes.unexpected || error.message === `HTTP ${error.status} error`;
  if (hasNoWords) return undefined;
  const translated = translatedMessages[error.code];
  return translated && language !== 'en' ? t(translated) : error.message;
}

/** Turns an error into words for the reader: the server's message, or `fallback` when the server gave none. */
export const errorMessage = (
  error: unknown,
  { fallback, ...reader }: Reader & { fallback: MessageKey },
): string => wordsOf(error, reader) ?? reader.t(fallback);

/** Says why something failed, beside a title that says what: the words of the server, else the HTTP status. */
export function errorReason(error: unknown, reader: Reader): string | undefined {
  const words = wordsOf(error, reader);
  if (words !== undefined || !(error instanceof ApiError) || error.status === undefined) return words;
  return reader.t('common.error.http', { status: error.status });
}

/** The one way to turn an error into words: a sentence, or a toast whose title names what failed. */
export function useErrorMessage() {
  const t = useTranslate();
  const { language } = useLanguage();
  return {
    message: (error: unknown, fallback: MessageKey) => errorMessage(error, { t, language, fallback }),
    reason: (error: unknown) => errorReason(error, { t, language }),
    notice: (error: unknown, title: MessageKey): Notice => ({
      tone: 'danger',
      title: t(title),
      description: errorReason(error, { t, language }),
    }),
  };
}
