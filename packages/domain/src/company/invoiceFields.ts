import { array, coerce, define, optional, refine } from 'superstruct';
import { integerBetween, listOf } from '../contract/scalars.ts';
import { blankAsNull, lineOf } from '../contract/text.ts';
import { COMPANY_LINE_MAX, REMINDER_DAYS_MAX, REMINDERS_MAX } from './rules.ts';

// Fields of the invoice settings.

export const reminderDays = coerce(
  refine(
    listOf(integerBetween(0, REMINDER_DAYS_MAX, 'reminderDayInvalid'), REMINDERS_MAX, 'tooManyReminders'),
    'reminderDays',
    (days) => days.length > 0 || 'reminderDaysRequired',
  ),
  array(define<number>('number', (value) => typeof value === 'number')),
  (days) => [...new Set(days)].sort((a, b) => a - b),
);

const code = optional(blankAsNull(lineOf(COMPANY_LINE_MAX)));

/** Codes of the exports for accounting programs. Null for the default; absent codes do not change. */
export const accountingCodes = {
  quickBooksTaxCode: code,
  quickBooksExemptCode: code,
  xeroTaxType: code,
  xeroExemptTaxType: code,
  xeroAccountCode: code,
};
