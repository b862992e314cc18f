import { endpoint } from '../contract/endpoint.ts';
import {
  companyDataInputStruct,
  companyInvoicesInputStruct,
  companyLocaleInputStruct,
  companyPeopleInputStruct,
  companyProfileInputStruct,
  companyTicketsInputStruct,
} from './input.ts';
import { companyRatesInputStruct } from './ratesInput.ts';
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
  summary: 'Changes the company profile. Sent and issued documents do not change.',
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
    'Changes time zone, language, formats and currency. 409 for another currency after an invoice was issued, or without currencyChange if there are amounts.',
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
  summary: 'Changes the requirements of tickets, and the prefix of new codes.',
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
  summary: 'Changes the hourly rates of the given levels by work date. Saved tickets keep their rates.',
  body: companyRatesInputStruct,
  reply: companyRatesStruct,
  changes: ['company', 'jobTypes'],
  example: { body: { levels: [] } },
});

export const updateCompanyInvoices = endpoint({
  ...section,
  path: '/company/invoices',
  summary: 'Changes the settings of new invoices. Issued invoices do not change.',
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
      xeroAccountCode: '400',
    },
  },
});

export const updateCompanyPeople = endpoint({
  ...section,
  path: '/company/people',
  summary: 'Changes the rules for sign-in and access. They apply from the next call of each user.',
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
  summary: 'Changes the retention of the audit log, and the assistant.',
  body: companyDataInputStruct,
  reply: companyDataStruct,
  changes: ['company', 'currentUser'],
  example: { body: { auditMonths: null, assistant: 'LOCAL', allowsSpeech: true } },
});
