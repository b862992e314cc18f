/** The test that proves the effect of each setting. The types ensure that every setting is listed. */
import { readFile } from 'node:fs/promises';
import type {
  CompanyDataInput,
  CompanyInvoicesInput,
  CompanyLocaleInput,
  CompanyPeopleInput,
  CompanyProfileInput,
  CompanyRatesInput,
  CompanyTicketsInput,
} from '@derrick/domain/company';
import { expect, it } from 'vitest';

interface Settings {
  profile: CompanyProfileInput;
  locale: CompanyLocaleInput;
  tickets: CompanyTicketsInput;
  rates: CompanyRatesInput;
  invoices: CompanyInvoicesInput;
  people: CompanyPeopleInput;
  data: CompanyDataInput;
}

const EFFECTS = 'apps/api/src/company/effects.test.ts';
const INVOICES = 'apps/api/src/invoices/invoices.test.ts';

/** The file and the title of a test. */
type Shown = readonly [file: string, title: string];

const inEffects = (title: string): Shown => [EFFECTS, title];
const inOvertime = (title: string): Shown => ['apps/api/src/tickets/overtime.test.ts', title];
const printed = inEffects('invoices print the configured names, addresses, texts and paper size');
const drafted = inEffects('new drafts use the configured terms, tax, grouping and currency');
const exported: Shown = [
  'apps/api/src/invoices/list.test.ts',
  'has a row for each line for QuickBooks and Xero, with the codes of the company, adding up to the total',
];
const spanish = inEffects(
  'invoices of Spanish-speaking customers have the tax label and the footer in Spanish',
);
const zoned = inEffects('determines the day of a ticket in lists, statistics, exports and PDFs');
const numbered: Shown = [INVOICES, 'formats numbers as configured and restarts them yearly when configured'];
const started: Shown = [INVOICES, 'starts each series with the configured number, which can only go up'];
const reminded = inEffects('reminders and email texts follow the settings');
/** Settings that only describe the company and have no effect. */
const described: Shown = [
  'apps/api/src/company/company.test.ts',
  'have a version per section, and a stale version returns 409 with the current settings',
];

const shownBy: { [Section in keyof Settings]: Record<keyof Settings[Section], Shown> } = {
  profile: {
    name: printed,
    legalName: printed,
    industry: described,
    size: described,
    phone: printed,
    email: printed,
    website: described,
    address: printed,
    taxId: printed,
  },
  locale: {
    timeZone: zoned,
    language: inEffects('new users and customers get the language of the company'),
    weekStart: inEffects('the week starts on the configured day'),
    hourCycle: inEffects('and hour cycle are used in PDFs and emails'),
    distanceUnit: inEffects(
      'distances use the configured unit and keep that unit in tickets, invoices and PDFs',
    ),
    currency: drafted,
    currencyChange: [
      'apps/api/src/company/currencyChange.test.ts',
      'keeps the numbers, rounded to a currency without decimals',
    ],
  },
  tickets: {
    codePrefix: inEffects(
      'the code prefix applies to new tickets, and search finds tickets with old and new prefixes',
    ),
    submitGates: inEffects('the configured required fields are enforced on submission and approval'),
    approvalGates: inEffects('the configured required fields are enforced on submission and approval'),
    costReferenceLabel: inEffects(
      'the configured label of the cost reference is printed on tickets and invoices',
    ),
    longShiftHours: inEffects('warnings about long and overlapping work follow the settings'),
    warnsOfOverlap: inEffects('warnings about long and overlapping work follow the settings'),
    allowsOwnApproval: inEffects(
      'tickets of the approver are approved only when the company allows it, and only by the configured role',
    ),
    maxFileMegabytes: inEffects(
      'the maximum file size is the setting of the company, up to the limit of the server',
    ),
  },
  rates: {
    levels: inEffects(
      'a ticket uses the work and travel rates of its work date, and saved tickets keep their rates',
    ),
    hasStandby: inOvertime('standby hours are billed at the rate of the level, outside of the work hours'),
    overtimeDailyHours: inOvertime(
      'hours above those of a day are billed at the factor, from labor to invoice',
    ),
    overtimeWeeklyHours: inOvertime('hours of the week count without those that are overtime by day'),
    overtimeFactor: inOvertime('hours above those of a day are billed at the factor, from labor to invoice'),
  },
  invoices: {
    numberPattern: numbered,
    restartsYearly: numbered,
    creditNotePattern: started,
    nextNumber: started,
    nextCreditNoteNumber: started,
    termsDays: drafted,
    taxLabel: drafted,
    taxLabelSpanish: spanish,
    taxPercent: drafted,
    hourRounding: inEffects(
      'hours are rounded to the minute or to a tenth on tickets saved after the change',
    ),
    grouping: drafted,
    footer: printed,
    footerSpanish: spanish,
    paymentDetails: printed,
    paymentOptions: [
      'apps/api/src/invoices/onlinePayments.test.ts',
      'the configured ways to pay are on the page, in the email and in the printed details',
    ],
    mailTexts: reminded,
    hasReminders: reminded,
    reminderDays: reminded,
    paperSize: printed,
    quickBooksTaxCode: exported,
    quickBooksExemptCode: exported,
    xeroTaxType: exported,
    xeroExemptTaxType: exported,
    xeroAccountCode: exported,
  },
  people: {
    invitationDays: inEffects(
      'invitations expire after the configured number of days, and the email contains the number',
    ),
    mailDomains: inEffects('email addresses of other domains are rejected for new users and address changes'),
    secondFactor: inEffects('a second factor is required for the configured users'),
    sessionDays: inEffects('sessions expire after the configured number of days'),
    passwordMinLength: inEffects('new passwords must have the configured minimum length'),
    pricesSeenBy: inEffects('prices are visible to the configured roles'),
    approvedBy: inEffects(
      'tickets of the approver are approved only when the company allows it, and only by the configured role',
    ),
  },
  data: {
    auditMonths: inEffects('events are stored for the configured number of months'),
    assistant: inEffects('the assistant and its speech input follow the settings'),
    allowsSpeech: [
      'apps/api/src/assistant/speech.test.ts',
      'is off when the company has no transcription model, uses no provider or forbids it',
    ],
  },
};

it('each setting has a test of its effect', async () => {
  const texts = new Map<string, string>();
  for (const [section, settings] of Object.entries(shownBy))
    for (const [setting, [file, title]] of Object.entries<Shown>(settings)) {
      const path = new URL(`../../../../${file}`, import.meta.url);
      const text = texts.get(file) ?? (await readFile(path, 'utf8'));
      texts.set(file, text);
      expect(text, `${section}.${setting}`).toContain(title);
    }
});
