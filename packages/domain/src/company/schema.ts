import {
  array,
  boolean,
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
import { invoiceGroupings, paperSizes } from '../invoices/index.ts';
import { approvers, priceViewers } from '../permissions/index.ts';
import { ticketGates } from '../tickets/index.ts';
import { auditMonths, hourRoundings, secondFactorRules } from './rules.ts';

// As the server answers; `input.ts` has what it takes.

const text = nullable(string());

/** The `version` is that of the section: the next change of the section builds on it. */
const versioned = { version: integer() };

/** Who the company is. What it shows to customers is printed on its documents. */
export const companyProfileStruct = type({
  ...versioned,
  name: string(),
  /** As contracts and invoices name it; null for the name. */
  legalName: text,
  /** One of `industries`; null for a company of before, which was not asked. */
  industry: text,
  /** One of `companySizes`. */
  size: text,
  phone: text,
  email: text,
  website: text,
  /** Of several lines. */
  address: text,
  taxId: text,
  /** The address of the logo; null without one. */
  logo: text,
});

export type CompanyProfile = Infer<typeof companyProfileStruct>;

/** Where the company is, and how it writes days, times, distances and money. */
export const companyLocaleStruct = type({
  ...versioned,
  /** IANA name, in which its days begin and end. */
  timeZone: string(),
  /** In which new people and customers are written to. */
  language: enums(['en', 'es']),
  weekStart: enums(weekStarts),
  hourCycle: enums(hourCycles),
  distanceUnit: enums(distanceUnits),
  /** ISO 4217. */
  currency: string(),
  /** An invoice was issued: the currency can't be changed any more. */
  isCurrencyFixed: boolean(),
});

export type CompanyLocale = Infer<typeof companyLocaleStruct>;

/** What the company asks of its tickets. */
export const companyTicketsStruct = type({
  ...versioned,
  /** How the codes of new tickets begin, such as `TK-`. */
  codePrefix: string(),
  submitGates: array(enums(ticketGates)),
  /** Asked for besides, before a ticket is approved. */
  approvalGates: array(enums(ticketGates)),
  /** What customers call the reference of their costs, such as `AFE`; null for the usual words. */
  costReferenceLabel: text,
  /** Longer work is asked about. */
  longShiftHours: number(),
  warnsOfOverlap: boolean(),
  allowsOwnApproval: boolean(),
  /** The largest file in MB, of 1,048,576 bytes; null for what the server takes. */
  maxFileMegabytes: nullable(integer()),
  /** What the server takes at most. */
  serverMaxFileMegabytes: integer(),
});

export type CompanyTickets = Infer<typeof companyTicketsStruct>;

const levelRateStruct = type({
  from: nullable(string()),
  workCents: integer(),
  travelCents: nullable(integer()),
});

/** What an hour costs, by level and day. */
export const companyRatesStruct = type({
  ...versioned,
  levels: array(
    type({
      id: string(),
      name: string(),
      /** No longer given out, but tickets may have it. */
      isRetired: boolean(),
      /** The first has no `from`; the others follow by their days. */
      rates: array(levelRateStruct),
    }),
  ),
});

export type CompanyRates = Infer<typeof companyRatesStruct>;

/** How the company makes its invoices out. */
export const companyInvoicesStruct = type({
  ...versioned,
  numberPattern: string(),
  restartsYearly: boolean(),
  /** What the next invoice gets; `formatInvoiceNumber` writes it. */
  nextNumber: integer(),
  /** Of new customers, in days. */
  termsDays: integer(),
  taxLabel: text,
  taxPercent: number(),
  /** How the hours of tickets are counted that are saved from now on. */
  hourRounding: enums(hourRoundings),
  /** Of new drafts. */
  grouping: enums(invoiceGroupings),
  footer: text,
  /** Where to pay: bank account, remittance address. */
  paymentDetails: text,
  /** Stands in each mail with an invoice whose sender wrote nothing, in the language of the customer. */
  mailTexts: type({ en: text, es: text }),
  /** New invoices are reminded of. */
  hasReminders: boolean(),
  /** Days after the due day. */
  reminderDays: array(integer()),
  paperSize: enums(paperSizes),
});

export type CompanyInvoices = Infer<typeof companyInvoicesStruct>;

/** Who gets in, and who may do what. */
export const companyPeopleStruct = type({
  ...versioned,
  /** For which the link of an invitation works. */
  invitationDays: integer(),
  /** To which alone the addresses of new people belong; empty for all. */
  mailDomains: array(string()),
  secondFactor: enums(secondFactorRules),
  /** After which a sign-in ends, however often its owner comes. */
  sessionDays: integer(),
  passwordMinLength: integer(),
  /** The least that the server takes. */
  serverPasswordMinLength: integer(),
  /** The lowest role that sees prices. */
  pricesSeenBy: enums(priceViewers),
  /** The lowest role that approves tickets. */
  approvedBy: enums(approvers),
});

export type CompanyPeople = Infer<typeof companyPeopleStruct>;

/** What becomes of the company's data. */
export const companyDataStruct = type({
  ...versioned,
  auditMonths: nullable(enums(auditMonths)),
  assistant: enums(assistantModes),
  /** The assistant may take what is said instead of typed. */
  allowsSpeech: boolean(),
});

export type CompanyData = Infer<typeof companyDataStruct>;

/** All settings; who may not change them reads the first two alone. */
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

/** The sections by their names, as somebody reads them who may change them. */
export type CompanySettings = { [Section in keyof Company]-?: NonNullable<Company[Section]> };

/** Who changed a section before, and when; nobody did while both are null. */
export const sectionChangeStruct = type({
  changedBy: nullable(type({ id: string(), fullname: string() })),
  changedAt: nullable(instant),
});
