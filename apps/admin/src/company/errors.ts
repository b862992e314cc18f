import {
  INVITATION_DAYS_MAX,
  LONG_SHIFT_HOURS_MAX,
  MAIL_DOMAINS_MAX,
  MAX_FILE_MEGABYTES_MAX,
  PASSWORD_MIN_LENGTH_MAX,
  RATES_PER_LEVEL_MAX,
  REMINDER_DAYS_MAX,
  REMINDERS_MAX,
  SESSION_DAYS_MAX,
} from '@derrick/domain/company';
import { TERMS_DAYS_MAX } from '@derrick/domain/customers';
import type { Translate } from '../core/i18n/messages.ts';
import { decimalsError, type ErrorMessage, errorMessages } from '../patterns/form/errorMessages.ts';

const messages: Readonly<Partial<Record<string, ErrorMessage>>> = {
  companyNameRequired: 'company.error.nameRequired',
  companyNameTooLong: 'company.error.textTooLong',
  textTooLong: 'company.error.textTooLong',
  phoneInvalid: 'company.error.phone',
  emailInvalid: 'company.error.email',
  websiteInvalid: 'company.error.website',
  timeZoneInvalid: 'company.error.timeZone',
  currencyFixed: 'company.error.currencyFixed',
  currencyChangeUnconfirmed: 'company.error.currencyUnconfirmed',
  currencyAmountsTooLarge: 'company.error.currencyTooLarge',
  codePrefixRequired: 'company.error.codePrefixRequired',
  codePrefixInvalid: 'company.error.codePrefix',
  longShiftInvalid: { key: 'company.error.longShift', count: LONG_SHIFT_HOURS_MAX },
  maxFileInvalid: { key: 'company.error.maxFile', count: MAX_FILE_MEGABYTES_MAX },
  rateInvalid: 'company.error.rate',
  overtimeHoursInvalid: 'company.error.overtimeHours',
  overtimeFactorInvalid: 'company.error.overtimeFactor',
  dateInvalid: 'company.error.rateFrom',
  rateFromTwice: 'company.error.rateFromTwice',
  tooManyRates: { key: 'company.error.tooManyRates', count: RATES_PER_LEVEL_MAX },
  numberPatternInvalid: 'company.error.numberPattern',
  numberPatternYear: 'company.error.numberPatternYear',
  nextNumberTooLow: 'company.error.nextNumberTooLow',
  nextNumberInvalid: 'company.error.nextNumber',
  termsInvalid: { key: 'company.error.terms', count: TERMS_DAYS_MAX },
  taxInvalid: 'company.error.tax',
  reminderDayInvalid: { key: 'company.error.reminderDays', count: REMINDER_DAYS_MAX },
  reminderDaysRequired: { key: 'company.error.reminderDays', count: REMINDER_DAYS_MAX },
  paymentAddressInvalid: 'company.error.paymentAddress',
  tooManyReminders: { key: 'company.error.tooManyReminders', count: REMINDERS_MAX },
  invitationDaysInvalid: { key: 'company.error.invitationDays', count: INVITATION_DAYS_MAX },
  mailDomainInvalid: 'company.error.mailDomain',
  tooManyMailDomains: { key: 'company.error.tooManyMailDomains', count: MAIL_DOMAINS_MAX },
  sessionDaysInvalid: { key: 'company.error.sessionDays', count: SESSION_DAYS_MAX },
  passwordMinLengthInvalid: { key: 'company.error.passwordMinLength', count: PASSWORD_MIN_LENGTH_MAX },
};

export const settingErrors = (t: Translate, currency: string) =>
  errorMessages(t, { ...messages, tooManyDecimals: decimalsError(currency) }, 'company.error.invalid');
