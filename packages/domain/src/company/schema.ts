import {
  array,
  boolean,
  defaulted,
  enums,
  type Infer,
  integer,
  nullable,
  number,
  optional,
  string,
  type,
} from 'superstruct';
import { assistantModes } from '../auth/index.ts';
import { instant } from '../contract/scalars.ts';
import { distanceUnits, hourCycles, weekStarts } from '../format/conventions.ts';
import {
  CREDIT_NOTE_PATTERN_DEFAULT,
  invoiceGroupings,
  noPaymentOptions,
  paperSizes,
} from '../invoices/index.ts';
import { approvers, priceViewers } from '../permissions/index.ts';
import { ticketRequirements } from '../tickets/index.ts';
import { auditMonths, hourRoundings, OVERTIME_FACTOR_DEFAULT, secondFactorRules } from './rules.ts';

// Structs of replies. `input.ts` has the structs of request bodies.

const text = nullable(string());

/** The version of the section, required by the next change. */
const versioned = { version: integer() };

/** Name, contact details and tax id of the company, as printed on its documents. */
export const companyProfileStruct = type({
  ...versioned,
  name: string(),
  /** Legal name for contracts and invoices. Null if it is the same as `name`. */
  legalName: text,
  /** One of `industries`. Null if the company registered before this field existed. */
  industry: text,
  /** One of `companySizes`. */
  size: text,
  phone: text,
  email: text,
  website: text,
  /** May have several lines. */
  address: text,
  taxId: text,
  /** URL of the logo, or null. */
  logo: text,
});

export type CompanyProfile = Infer<typeof companyProfileStruct>;

/** Time zone, language and formats of days, times, distances and money. */
export const companyLocaleStruct = type({
  ...versioned,
  /** IANA name of the time zone in which the company's days begin and end. */
  timeZone: string(),
  /** Language of messages to new users and customers. */
  language: enums(['en', 'es']),
  weekStart: enums(weekStarts),
  hourCycle: enums(hourCycles),
  distanceUnit: enums(distanceUnits),
  /** ISO 4217 code. */
  currency: string(),
  /** An invoice has been issued, so the currency can no longer change. */
  isCurrencyFixed: boolean(),
});

export type CompanyLocale = Infer<typeof companyLocaleStruct>;

/** Rules for the company's tickets. */
export const companyTicketsStruct = type({
  ...versioned,
  /** Prefix of the codes of new tickets, such as `TK-`. */
  codePrefix: string(),
  /** The number of the next ticket's code. */
  nextNumber: integer(),
  submitGates: array(enums(ticketRequirements)),
  /** Requirements checked on approval, in addition to `submitGates`. */
  approvalGates: array(enums(ticketRequirements)),
  /** The company's own label for the customer's cost reference, such as `AFE`. Null for the default label. */
  costReferenceLabel: text,
  /** Work of more hours than this raises a warning. */
  longShiftHours: number(),
  warnsOfOverlap: boolean(),
  allowsOwnApproval: boolean(),
  /** Maximum file size in MB (1,048,576 bytes). Null for the limit of the server. */
  maxFileMegabytes: nullable(integer()),
  /** Maximum file size that the server accepts, in MB. */
  serverMaxFileMegabytes: integer(),
});

export type CompanyTickets = Infer<typeof companyTicketsStruct>;

const levelRateStruct = type({
  from: nullable(string()),
  workCents: integer(),
  travelCents: nullable(integer()),
  /** Null bills overtime at the rate of work times the factor. */
  overtimeCents: defaulted(nullable(integer()), null),
  /** Null leaves standby hours without a price. */
  standbyCents: defaulted(nullable(integer()), null),
});

/** Hourly rates by level and start day. */
export const companyRatesStruct = type({
  ...versioned,
  levels: array(
    type({
      id: string(),
      name: string(),
      /** The level can no longer be assigned, but existing tickets may have it. */
      isRetired: boolean(),
      /** Sorted by day. The first rate has no `from`. */
      rates: array(levelRateStruct),
    }),
  ),
  /** Tickets can have standby hours. */
  hasStandby: defaulted(boolean(), false),
  /** Hours of a day, and of a week, after which overtime starts. Null counts none. */
  overtimeDailyHours: defaulted(nullable(number()), null),
  overtimeWeeklyHours: defaulted(nullable(number()), null),
  /** Multiplies the rate of work for levels without a rate of overtime. */
  overtimeFactor: defaulted(number(), OVERTIME_FACTOR_DEFAULT),
});

export type CompanyRates = Infer<typeof companyRatesStruct>;

/** Absent on older servers. */
const accountingCode = defaulted(text, null);

/** Numbering, terms, tax, texts and reminders of invoices. */
export const companyInvoicesStruct = type({
  ...versioned,
  numberPattern: string(),
  restartsYearly: boolean(),
  /** The number of the next invoice. `formatInvoiceNumber` formats it. */
  nextNumber: integer(),
  /** Pattern of the numbers of credit notes. They restart each year if it contains the year and `restartsYearly` is set. */
  creditNotePattern: defaulted(string(), CREDIT_NOTE_PATTERN_DEFAULT),
  nextCreditNoteNumber: defaulted(integer(), 1001),
  /** Payment terms of new customers, in days. */
  termsDays: integer(),
  taxLabel: text,
  /** Label of the tax in Spanish documents. Null for `taxLabel`. */
  taxLabelSpanish: defaulted(text, null),
  taxPercent: number(),
  /** Rounding of the hours of tickets saved from now on. */
  hourRounding: enums(hourRoundings),
  /** Grouping of new drafts. */
  grouping: enums(invoiceGroupings),
  footer: text,
  /** Small print of Spanish documents. Null for `footer`. */
  footerSpanish: defaulted(text, null),
  /** Payment instructions, such as a bank account or a remittance address. */
  paymentDetails: text,
  /** Instructions per way to pay: a text, or the https address of a page with `{number}`, `{amount}` and `{currency}`. */
  paymentOptions: defaulted(type({ card: text, ach: text, wire: text, check: text }), noPaymentOptions),
  /** Default email text for invoices sent without a message, by the customer's language. */
  mailTexts: type({ en: text, es: text }),
  /** Reminders are turned on for new invoices. */
  hasReminders: boolean(),
  /** Days after the due date. */
  reminderDays: array(integer()),
  paperSize: enums(paperSizes),
  // Codes of the exports for accounting programs. Null for the default: see `accountingDefaults`.
  quickBooksTaxCode: accountingCode,
  quickBooksExemptCode: accountingCode,
  xeroTaxType: accountingCode,
  xeroExemptTaxType: accountingCode,
  xeroAccountCode: accountingCode,
});

export type CompanyInvoices = Infer<typeof companyInvoicesStruct>;

/** Rules for invitations, sign-in and permissions of users. */
export const companyPeopleStruct = type({
  ...versioned,
  /** Number of days during which an invitation link works. */
  invitationDays: integer(),
  /** Domains allowed for the email addresses of new users. If empty, all are allowed. */
  mailDomains: array(string()),
  secondFactor: enums(secondFactorRules),
  /** Number of days after which a session ends, even if it is in use. */
  sessionDays: integer(),
  passwordMinLength: integer(),
  /** Lowest value of `passwordMinLength` that the server accepts. */
  serverPasswordMinLength: integer(),
  /** The lowest role that can see prices. */
  pricesSeenBy: enums(priceViewers),
  /** The lowest role that can approve tickets. */
  approvedBy: enums(approvers),
});

export type CompanyPeople = Infer<typeof companyPeopleStruct>;

/** Retention of the audit log and settings of the assistant. */
export const companyDataStruct = type({
  ...versioned,
  auditMonths: nullable(enums(auditMonths)),
  assistant: enums(assistantModes),
  /** Users may dictate to the assistant instead of typing. */
  allowsSpeech: boolean(),
});

export type CompanyData = Infer<typeof companyDataStruct>;

/** All settings. Users who cannot change them get only `profile` and `locale`. */
export const companyStruct = type({
  profile: companyProfileStruct,
  locale: companyLocaleStruct,
  tickets: optional(companyTicketsStruct),
  rates: optional(companyRatesStruct),
  invoices: optional(companyInvoicesStruct),
  people: optional(companyPeopleStruct),
  data: optional(companyDataStruct),
});

export type Company = Infer<typeof companyStruct>;

/** All sections by name, as loaded by a user who can change the settings. */
export type CompanySettings = { [Section in keyof Company]-?: NonNullable<Company[Section]> };

/** The author and time of the previous change of a section. Both are null if there was none. */
export const sectionChangeStruct = type({
  changedBy: nullable(type({ id: string(), fullname: string() })),
  changedAt: nullable(instant),
});
