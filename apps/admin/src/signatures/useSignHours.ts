import { formatDate, formatHours } from '@derrick/domain/format';
import type { SignedFacts } from '@derrick/domain/signatures';
import { useLanguage, useTranslate } from '../core/i18n/MessagesProvider.tsx';

/** Returns the function that formats hours as the ticket form does: `8.3 hours`. */
export function useSignHours(): (count: number) => string {
  const t = useTranslate();
  const { locale } = useLanguage();
  return (count) => t('lines.longQuantity.h', { quantity: formatHours(count, locale), count });
}

/** Returns what is signed in one line, for the pad on the full screen of a phone. */
export function useSignLine(): (facts: SignedFacts) => string {
  const { locale } = useLanguage();
  const hours = useSignHours();
  return ({ jobcode, customerCompany, wellName, workDate, workHours }) =>
    [
      jobcode,
      customerCompany,
      wellName,
      workDate && formatDate(workDate, locale, 'UTC'),
      workHours > 0 && hours(workHours),
    ]
      .filter(Boolean)
      .join(' · ');
}
