import type { CompanySettings } from '@derrick/domain/company';
import { levels } from './peopleFixtures.ts';

/** Hourly rates of the levels in cents, and the travel rate of the first level. */
const rates = [9_500, 8_250, 12_000, 7_000];

/** A rate with only an amount for work. */
export const noRates = { travelCents: null, overtimeCents: null, standbyCents: null };

/** Settings of the story company in Midland. */
export const companySettings: CompanySettings = {
  profile: {
    version: 3,
    name: 'Permian Basin Co.',
    legalName: 'Permian Basin Company LLC',
    industry: 'Oil & Gas',
    size: 'SMALL',
    phone: '4325550100',
    email: 'office@permian.example',
    website: 'permian.example',
    address: '1 Derrick Way\nMidland, TX 79701',
    taxId: '75-1234567',
    logo: null,
  },
  locale: {
    version: 2,
    timeZone: 'America/Chicago',
    language: 'en',
    weekStart: 'SUNDAY',
    hourCycle: 'h12',
    distanceUnit: 'mi',
    currency: 'USD',
    isCurrencyFixed: true,
  },
  tickets: {
    version: 1,
    codePrefix: 'TK-',
    nextNumber: 10_482,
    submitGates: ['technician', 'workTimes'],
    approvalGates: ['signature'],
    costReferenceLabel: 'AFE',
    longShiftHours: 16,
    warnsOfOverlap: true,
    allowsOwnApproval: false,
    maxFileMegabytes: null,
    serverMaxFileMegabytes: 25,
  },
  rates: {
    version: 4,
    levels: levels.slice(0, rates.length).map(({ id, name }, index) => ({
      id,
      name,
      isRetired: false,
      rates: [
        { ...noRates, from: null, workCents: rates[index] ?? 0 },
        ...(index === 0 ? [{ ...noRates, from: '2026-12-01', workCents: 10_250, travelCents: 6_000 }] : []),
      ],
    })),
    hasStandby: false,
    overtimeDailyHours: null,
    overtimeWeeklyHours: null,
    overtimeFactor: 1.5,
  },
  invoices: {
    version: 5,
    numberPattern: 'INV-{YYYY}-{N:5}',
    creditNotePattern: 'CN-{N:5}',
    nextCreditNoteNumber: 1003,
    restartsYearly: false,
    nextNumber: 1_025,
    termsDays: 30,
    taxLabel: 'Sales tax',
    taxLabelSpanish: 'Impuesto sobre ventas',
    taxPercent: 8.25,
    hourRounding: 'TENTHS',
    grouping: 'TICKET',
    footer: null,
    footerSpanish: null,
    paymentDetails: 'First Permian Bank, routing 111 000 025, account 44 0192 7781',
    paymentOptions: { card: null, ach: null, wire: null, check: null },
    mailTexts: { en: 'Thank you for your business.', es: null },
    hasReminders: true,
    reminderDays: [0, 7, 21],
    paperSize: 'LETTER',
    quickBooksTaxCode: null,
    quickBooksExemptCode: null,
    xeroTaxType: null,
    xeroExemptTaxType: null,
    xeroAccountCode: '400',
  },
  people: {
    version: 1,
    invitationDays: 7,
    mailDomains: ['permian.example'],
    secondFactor: 'ADMINS',
    sessionDays: 90,
    passwordMinLength: 10,
    serverPasswordMinLength: 6,
    pricesSeenBy: 'ADMIN',
    approvedBy: 'MANAGER',
  },
  data: { version: 1, auditMonths: 84, assistant: 'LOCAL', allowsSpeech: true },
};

/** Settings of a company in Madrid, whose screens show no dollar, no English month and no UTC date. */
export const madridLocale: CompanySettings['locale'] = {
  version: 1,
  timeZone: 'Europe/Madrid',
  language: 'es',
  weekStart: 'MONDAY',
  hourCycle: 'h23',
  distanceUnit: 'km',
  currency: 'EUR',
  isCurrencyFixed: false,
};

/** Logo that does not contain the company's name, as a data URL. */
export const drawnLogo = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 80" width="320" height="80"><rect x="4" y="12" width="56" height="56" rx="12" fill="#0f766e" /><path d="M20 56 32 24l12 32" fill="none" stroke="#fff" stroke-width="6" /><rect x="76" y="22" width="220" height="14" fill="#1f2937" /><rect x="76" y="46" width="150" height="10" fill="#6b7280" /></svg>',
)}`;
