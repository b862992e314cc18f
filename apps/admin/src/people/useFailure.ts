import { ApiError, errorCodes } from '@derrick/domain/http';
import { errorText } from '../app/errorText.ts';
import type { MessageKey } from '../app/i18n/catalogue.ts';
import { useLanguage, useTranslate } from '../app/i18n/MessagesProvider.tsx';
import type { Notice } from '../app/notify.tsx';

/** Refusals for a reason that only the server knows, which it gives in the reader's language. */
const reasoned: readonly string[] = [errorCodes.conflict, errorCodes.forbidden];

const hasReason = (error: unknown): error is ApiError =>
  error instanceof ApiError &&
  reasoned.includes(error.code) &&
  error.message !== `HTTP ${error.status} error`;

/** Gives the words of what failed: as a sentence, and as a toast whose title says what it was. */
export function useFailure() {
  const t = useTranslate();
  const { language } = useLanguage();
  const text = (error: unknown, fallback: MessageKey) =>
    hasReason(error) ? error.message : errorText(error, { t, language, fallback });
  return {
    text,
    /** `hint` stands where the server has no words of its own. */
    notice(error: unknown, title: MessageKey, hint = title): Notice {
      const description = text(error, hint);
      return { tone: 'danger', title: t(title), ...(description !== t(title) && { description }) };
    },
  };
}
