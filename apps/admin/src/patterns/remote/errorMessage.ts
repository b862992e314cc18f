import { ApiError, errorCodes } from '@derrick/domain/http';
import type { MessageKey } from '../../core/i18n/catalogue.ts';
import type { Language } from '../../core/i18n/language.ts';
import { useLanguage, useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import type { Translate } from '../../core/i18n/messages.ts';
import type { Notice } from '../../core/notify.tsx';

/** Errors of the client itself, with translated messages. */
const clientMessages: Partial<Record<string, MessageKey>> = {
  [errorCodes.noResponse]: 'common.error.noResponse',
  [errorCodes.requestFailed]: 'common.error.requestFailed',
  [errorCodes.invalidResponse]: 'common.error.unexpected',
};

/** Errors that a server may report only in English. Users with another language see the app's translation. */
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

/** Returns the translated message of an error; undefined if there is none. */
function wordsOf(error: unknown, { t, language }: Reader): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const own = clientMessages[error.code];
  if (own) return t(own);
  const hasNoWords = error.code === errorCodes.unexpected || error.message === `HTTP ${error.status} error`;
  if (hasNoWords) return undefined;
  const translated = translatedMessages[error.code];
  return translated && language !== 'en' ? t(translated) : error.message;
}

/** Returns the translated message of an error: the server's message, or `fallback`. */
export const errorMessage = (
  error: unknown,
  { fallback, ...reader }: Reader & { fallback: MessageKey },
): string => wordsOf(error, reader) ?? reader.t(fallback);

/** Returns the reason of a failure, for display below a title: the server's message, or the HTTP status. */
export function errorReason(error: unknown, reader: Reader): string | undefined {
  const words = wordsOf(error, reader);
  if (words !== undefined || !(error instanceof ApiError) || error.status === undefined) return words;
  return reader.t('common.error.http', { status: error.status });
}

/** Formats errors, as a message or as a toast whose title describes the failure. Use it for all errors. */
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
