import { ApiError, errorCodes } from '@derrick/domain/http';
import type { MessageKey } from '../../app/i18n/catalogue.ts';
import type { Language } from '../../app/i18n/language.ts';
import { useLanguage, useTranslate } from '../../app/i18n/MessagesProvider.tsx';
import type { Translate } from '../../app/i18n/messages.ts';
import type { Notice } from '../../app/notify.tsx';

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

/** Turns an error into words for the reader: the server's message, or `fallback` when the server gave none. */
export function errorMessage(
  error: unknown,
  { t, language, fallback }: { t: Translate; language: Language; fallback: MessageKey },
): string {
  if (!(error instanceof ApiError)) return t(fallback);
  const own = clientMessages[error.code];
  if (own) return t(own);
  const hasNoWords = error.code === errorCodes.unexpected || error.message === `HTTP ${error.status} error`;
  if (hasNoWords) return t(fallback);
  const translated = translatedMessages[error.code];
  return translated && language !== 'en' ? t(translated) : error.message;
}

/** The one way to turn an error into words: a sentence, or a toast whose title names what failed. */
export function useErrorMessage() {
  const t = useTranslate();
  const { language } = useLanguage();
  const message = (error: unknown, fallback: MessageKey) => errorMessage(error, { t, language, fallback });
  return {
    message,
    notice(error: unknown, title: MessageKey): Notice {
      const description = message(error, title);
      return { tone: 'danger', title: t(title), ...(description !== t(title) && { description }) };
    },
  };
}
