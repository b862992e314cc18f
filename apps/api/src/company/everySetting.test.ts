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
const printed = inEffects('the names, addresses and texts of the company are printed, on its paper');
const drafted = inEffects('terms, tax, grouping and currency are those of new drafts');
const zoned = inEffects('puts a ticket of 23:30 on the right day of lists, figures, exports');
const numbered: Shown = [
  INVOICES,
  'writes numbers as the settings say, and begins anew each year if they say so',
];
const reminded = inEffects('reminders and the text of mails are those of the company');
/** Settings that only describe the company and have no effect. */
const described: Shown = [
  'apps/api/src/company/company.test.ts',
  'have a version each, and say what they are now to whoever comes late',
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
    language: inEffects('new people and customers are written to in the language of the company'),
    weekStart: inEffects('the week begins as the company says'),
    hourCycle: inEffects('and the clock are those of PDFs and mails'),
    distanceUnit: inEffects('distances are billed in the unit that people are offered'),
    currency: drafted,
    currencyChange: [
      'apps/api/src/company/currencyChange.test.ts',
      'keeps the numbers, rounded to a currency without decimals',
    ],
  },
  tickets: {
    codePrefix: inEffects('the prefix begins the codes of new ones'),
    submitGates: inEffects('the gates are asked for'),
    approvalGates: inEffects('the gates are asked for'),
    costReferenceLabel: inEffects('the name of the cost reference is printed on tickets and invoices'),
    longShiftHours: inEffects('long and overlapping work is asked about as the company says'),
    warnsOfOverlap: inEffects('long and overlapping work is asked about as the company says'),
    allowsOwnApproval: inEffects('own ones are approved only where the company allows it'),
    maxFileMegabytes: inEffects('the largest file is what the company says'),
  },
  rates: { levels: inEffects('a ticket costs what its day does, for work and travel') },
  invoices: {
    numberPattern: numbered,
    restartsYearly: numbered,
    termsDays: drafted,
    taxLabel: drafted,
    taxPercent: drafted,
    hourRounding: inEffects('hours are counted to the minute or to a tenth'),
    grouping: drafted,
    footer: printed,
    paymentDetails: printed,
    mailTexts: reminded,
    hasReminders: reminded,
    reminderDays: reminded,
    paperSize: printed,
  },
  people: {
    invitationDays: inEffects('invitations work for as many days as the company says'),
    mailDomains: inEffects('addresses of other domains are refused'),
    secondFactor: inEffects('a second factor is asked of those whom the company says'),
    sessionDays: inEffects('a sign-in lasts as long as the company says'),
    passwordMinLength: inEffects('new passwords are as long as the company says'),
    pricesSeenBy: inEffects('prices are shown to whom the company says'),
    approvedBy: inEffects('own ones are approved only where the company allows it, and by whom it says'),
  },
  data: {
    auditMonths: inEffects('events are kept as long as the company says'),
    assistant: inEffects('the assistant is off or on as the company says'),
    allowsSpeech: ['apps/api/src/assistant/speech.test.ts', 'its own engine, or forbids it'],
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
