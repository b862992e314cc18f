import { endpoint } from '../contract/endpoint.ts';
import {
  companyDataInputStruct,
  companyInvoicesInputStruct,
  companyLocaleInputStruct,
  companyPeopleInputStruct,
  companyProfileInputStruct,
  companyRatesInputStruct,
  companyTicketsInputStruct,
} from './input.ts';
import { REMINDER_DAYS_DEFAULT } from './rules.ts';
import {
  companyDataStruct,
  companyInvoicesStruct,
  companyLocaleStruct,
  companyPeopleStruct,
  companyProfileStruct,
  companyRatesStruct,
  companyTicketsStruct,
} from './schema.ts';

// Separate from contract.ts, because code that only reads the settings does not need these endpoints.

const section = {
  method: 'PUT',
  permission: 'company:manage',
  isVersioned: true,
} as const;

export const updateCompanyProfile = endpoint({
  ...section,
  path: '/company/profile',
  summary: 'Changes who the company is; documents that are sent or issued stay as they are.',
  body: companyProfileInputStruct,
  reply: companyProfileStruct,
  changes: ['company', 'currentUser'],
  example: {
    body: {
      name: 'Permian Services',
      legalName: 'Permian Services LLC',
      industry: 'Oil & Gas',
      size: 'SMALL',
      phone: '4325550100',
      email: 'billing@permian.example',
      website: 'permian.example',
      address: '1 Derrick Way\nMidland, TX 79701',
      taxId: null,
    },
  },
});

export const updateCompanyLocale = endpoint({
  ...section,
  path: '/company/locale',
  summary:
    'Changes where the company is and how it writes days, times and money; 409 for another currency once an invoice was issued, or without currencyChange while there are amounts.',
  body: companyLocaleInputStruct,
  reply: companyLocaleStruct,
  changes: [
    'company',
    'currentUser',
    'invoiceSettings',
    'invoices',
    'jobTypes',
    'overview',
    'priceItems',
    'tickets',
  ],
  example: {
    body: {
      timeZone: 'UTC',
      language: 'en',
      weekStart: 'MONDAY',
      hourCycle: 'h12',
      distanceUnit: 'mi',
      currency: 'USD',
    },
  },
});

export const updateCompanyTickets = endpoint({
  ...section,
  path: '/company/tickets',
  summary: 'Changes what is asked of tickets, and how the codes of new ones begin.',
  body: companyTicketsInputStruct,
  reply: companyTicketsStruct,
  changes: ['company', 'currentUser', 'tickets', 'ticketRules'],
  example: {
    body: {
      codePrefix: 'TK-',
      submitGates: [],
      approvalGates: [],
      costReferenceLabel: null,
      longShiftHours: 16,
      warnsOfOverlap: true,
      allowsOwnApproval: false,
      maxFileMegabytes: null,
    },
  },
});

export const updateCompanyRates = endpoint({
  ...section,
  path: '/company/rates',
  summary:
    'Changes what an hour of the given levels costs, by the day of the work; saved tickets keep what they cost.',
  body: companyRatesInputStruct,
  reply: companyRatesStruct,
  changes: ['company', 'jobTypes'],
  example: { body: { levels: [] } },
});

export const updateCompanyInvoices = endpoint({
  ...section,
  path: '/company/invoices',
  summary: 'Changes how invoices are made out from now on; those that are issued stay as they are.',
  body: companyInvoicesInputStruct,
  reply: companyInvoicesStruct,
  changes: ['company', 'invoiceSettings'],
  example: {
    body: {
      numberPattern: 'INV-{YYYY}-{N:5}',
      restartsYearly: false,
      termsDays: 30,
      taxLabel: 'Sales tax',
      taxPercent: 8.25,
      hourRounding: 'TENTHS',
      grouping: 'TICKET',
      footer: null,
      paymentDetails: null,
      mailTexts: { en: 'Thank you for your business.', es: null },
      hasReminders: false,
      reminderDays: REMINDER_DAYS_DEFAULT,
      paperSize: 'LETTER',
    },
  },
});

export const updateCompanyPeople = endpoint({
  ...section,
  path: '/company/people',
  summary: 'Changes who gets in and who may do what; it counts from the next call of everybody on.',
  body: companyPeopleInputStruct,
  reply: companyPeopleStruct,
  changes: ['company', 'currentUser', 'account'],
  example: {
    body: {
      invitationDays: 7,
      mailDomains: [],
      secondFactor: 'NOBODY',
      sessionDays: 90,
      passwordMinLength: 6,
      pricesSeenBy: 'ADMIN',
      approvedBy: 'MANAGER',
    },
  },
});

export const updateCompanyData = endpoint({
  ...section,
  path: '/company/data',
  summary: 'Changes for how long the audit log is kept, and whether there is an assistant.',
  body: companyDataInputStruct,
  reply: companyDataStruct,
  changes: ['company', 'currentUser'],
  example: { body: { auditMonths: null, assistant: 'LOCAL', allowsSpeech: true } },
});
