import {
  array,
  boolean,
  coerce,
  defaulted,
  enums,
  type Infer,
  nullable,
  object,
  optional,
  refine,
  string,
} from 'superstruct';
import {
  assistantModes,
  companySizes,
  industries,
  validateCompanyName,
  validateEmail,
} from '../auth/index.ts';
import { objectRule } from '../contract/objectRule.ts';
import { integerBetween, listOf, timeZone, validatedString } from '../contract/scalars.ts';
import { blankAsNull, lineOf, optionalText, textOf } from '../contract/text.ts';
import { TERMS_DAYS_MAX } from '../customers/index.ts';
import { distanceUnits, hourCycles, weekStarts } from '../format/conventions.ts';
import { oneLine } from '../format/oneLine.ts';
import { validatePhone } from '../format/phone.ts';
import {
  INVOICE_NOTES_MAX,
  invoiceCurrencies,
  invoiceGroupings,
  NEXT_NUMBER_MAX,
  NUMBER_PATTERN_MAX,
  PAYMENT_OPTION_MAX,
  paperSizes,
  percentOf,
  validateNumberPattern,
  validatePaymentOption,
} from '../invoices/index.ts';
import { approvers, priceViewers } from '../permissions/index.ts';
import { ticketRequirements } from '../tickets/index.ts';
import { currencyChanges } from './currencyChange.ts';
import { accountingCodes, reminderDays } from './invoiceFields.ts';
import {
  auditMonths,
  COMPANY_ADDRESS_MAX,
  COMPANY_LINE_MAX,
  COST_REFERENCE_LABEL_MAX,
  hourRoundings,
  INVITATION_DAYS_MAX,
  INVOICE_FOOTER_MAX,
  INVOICE_MAIL_TEXT_MAX,
  LONG_SHIFT_HOURS_MAX,
  MAIL_DOMAINS_MAX,
  MAX_FILE_MEGABYTES_MAX,
  PASSWORD_MIN_LENGTH_MAX,
  SESSION_DAYS_MAX,
  secondFactorRules,
  validateCodePrefix,
  validateMailDomain,
  validateWebsite,
} from './rules.ts';

// Bodies of the settings endpoints. Parse them with `create`, which trims texts and converts blank ones to null.

const line = blankAsNull(lineOf(COMPANY_LINE_MAX));

const optionalRule = (name: string, rule: (value: string) => string | undefined) =>
  blankAsNull(refine(lineOf(COMPANY_LINE_MAX), name, (value) => rule(value) ?? true));

/** The body of `PUT /company/profile`. */
export const companyProfileInputStruct = object({
  name: validatedString('companyName', validateCompanyName, oneLine),
  legalName: line,
  industry: nullable(enums(industries)),
  size: nullable(enums(companySizes)),
  phone: optionalRule('phone', validatePhone),
  email: optionalRule('email', validateEmail),
  website: optionalRule('website', validateWebsite),
  address: blankAsNull(textOf(COMPANY_ADDRESS_MAX)),
  taxId: line,
});

export type CompanyProfileInput = Infer<typeof companyProfileInputStruct>;

/** The body of `PUT /company/locale`. */
export const companyLocaleInputStruct = object({
  timeZone,
  language: enums(['en', 'es']),
  weekStart: enums(weekStarts),
  hourCycle: enums(hourCycles),
  distanceUnit: enums(distanceUnits),
  currency: enums(invoiceCurrencies),
  /** Required for another currency if the company has rates, prices or other amounts. */
  currencyChange: optional(enums(currencyChanges)),
});

export type CompanyLocaleInput = Infer<typeof companyLocaleInputStruct>;

const gates = coerce(
  listOf(enums(ticketRequirements), ticketRequirements.length, 'tooManyGates'),
  array(string()),
  (values) => [...new Set(values)],
);

/** The body of `PUT /company/tickets`. */
export const companyTicketsInputStruct = object({
  codePrefix: validatedString('codePrefix', validateCodePrefix),
  submitGates: gates,
  approvalGates: gates,
  costReferenceLabel: blankAsNull(lineOf(COST_REFERENCE_LABEL_MAX)),
  longShiftHours: integerBetween(1, LONG_SHIFT_HOURS_MAX, 'longShiftInvalid'),
  warnsOfOverlap: boolean(),
  allowsOwnApproval: boolean(),
  maxFileMegabytes: defaulted(nullable(integerBetween(1, MAX_FILE_MEGABYTES_MAX, 'maxFileInvalid')), null),
});

export type CompanyTicketsInput = Infer<typeof companyTicketsInputStruct>;

const mailText = blankAsNull(textOf(INVOICE_MAIL_TEXT_MAX));

const paymentOption = blankAsNull(
  refine(textOf(PAYMENT_OPTION_MAX), 'paymentOption', (text) => validatePaymentOption(text) ?? true),
);

/** The body of `PUT /company/invoices`. Issued invoices do not change. */
export const companyInvoicesInputStruct = objectRule(
  object({
    numberPattern: lineOf(NUMBER_PATTERN_MAX),
    /** The numbering restarts at 1 each year. */
    restartsYearly: boolean(),
    /** Omitted settings of numbers keep their values. */
    creditNotePattern: optional(lineOf(NUMBER_PATTERN_MAX)),
    /** The number of the next invoice, as a number of the series that the other fields select. */
    nextNumber: optional(integerBetween(1, NEXT_NUMBER_MAX, 'nextNumberInvalid')),
    nextCreditNoteNumber: optional(integerBetween(1, NEXT_NUMBER_MAX, 'nextNumberInvalid')),
    termsDays: integerBetween(0, TERMS_DAYS_MAX, 'termsInvalid'),
    /** The company's own label for the tax. Null for the default label. */
    taxLabel: line,
    /** Label of the tax in Spanish documents. Null for `taxLabel`. If omitted, the label does not change. */
    taxLabelSpanish: optionalText(lineOf(COMPANY_LINE_MAX)),
    taxPercent: percentOf(3, 'taxInvalid'),
    hourRounding: enums(hourRoundings),
    grouping: enums(invoiceGroupings),
    /** Small print at the bottom of every page. */
    footer: blankAsNull(textOf(INVOICE_FOOTER_MAX)),
    /** Small print of Spanish documents. Null for `footer`. If omitted, it does not change. */
    footerSpanish: optionalText(textOf(INVOICE_FOOTER_MAX)),
    paymentDetails: blankAsNull(textOf(INVOICE_NOTES_MAX)),
    /** Optional. If absent, the ways to pay do not change. */
    paymentOptions: optional(
      object({ card: paymentOption, ach: paymentOption, wire: paymentOption, check: paymentOption }),
    ),
    mailTexts: defaulted(object({ en: mailText, es: mailText }), { en: null, es: null }),
    hasReminders: boolean(),
    reminderDays,
    paperSize: enums(paperSizes),
    ...accountingCodes,
  }),
  'invoices',
  ({ numberPattern, creditNotePattern, restartsYearly }) => {
    const message = validateNumberPattern(numberPattern, { restartsYearly });
    if (message !== undefined) return { path: ['numberPattern'], message };
    const creditMessage =
      creditNotePattern === undefined
        ? undefined
        : validateNumberPattern(creditNotePattern, { restartsYearly: false });
    return creditMessage === undefined || { path: ['creditNotePattern'], message: creditMessage };
  },
);

export type CompanyInvoicesInput = Infer<typeof companyInvoicesInputStruct>;

const mailDomains = coerce(
  listOf(
    refine(string(), 'mailDomain', (value) => validateMailDomain(value) ?? true),
    MAIL_DOMAINS_MAX,
    'tooManyMailDomains',
  ),
  array(string()),
  (domains) => [...new Set(domains.map((domain) => domain.trim().toLowerCase().replace(/^@/, '')))],
);

/** The body of `PUT /company/people`. */
export const companyPeopleInputStruct = object({
  invitationDays: integerBetween(1, INVITATION_DAYS_MAX, 'invitationDaysInvalid'),
  mailDomains,
  secondFactor: enums(secondFactorRules),
  sessionDays: integerBetween(1, SESSION_DAYS_MAX, 'sessionDaysInvalid'),
  passwordMinLength: integerBetween(6, PASSWORD_MIN_LENGTH_MAX, 'passwordMinLengthInvalid'),
  pricesSeenBy: enums(priceViewers),
  approvedBy: enums(approvers),
});

export type CompanyPeopleInput = Infer<typeof companyPeopleInputStruct>;

/** The body of `PUT /company/data`. */
export const companyDataInputStruct = object({
  auditMonths: nullable(enums(auditMonths)),
  assistant: enums(assistantModes),
  allowsSpeech: boolean(),
});

export type CompanyDataInput = Infer<typeof companyDataInputStruct>;
