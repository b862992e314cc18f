import { type CompanySection, companySections } from '@derrick/domain/company';
import type { MessageKey } from '../core/i18n/catalogue.ts';

/** Tab labels of the sections. */
export const sectionNames = {
  profile: 'company.tab.profile',
  locale: 'company.tab.locale',
  tickets: 'company.tab.tickets',
  rates: 'company.tab.rates',
  invoices: 'company.tab.invoices',
  people: 'company.tab.people',
  data: 'company.tab.data',
} as const satisfies Record<CompanySection, MessageKey>;

/** Labels of the settings by section and API name, in form order. */
export const settingLabels = {
  profile: {
    name: 'company.profile.name',
    legalName: 'company.profile.legalName',
    industry: 'company.profile.industry',
    size: 'company.profile.size',
    taxId: 'company.profile.taxId',
    logo: 'company.logo.title',
    phone: 'company.profile.phone',
    email: 'company.profile.email',
    website: 'company.profile.website',
    address: 'company.profile.address',
  },
  locale: {
    timeZone: 'company.locale.timeZone',
    language: 'company.locale.language',
    weekStart: 'company.locale.weekStart',
    hourCycle: 'company.locale.hourCycle',
    distanceUnit: 'company.locale.distanceUnit',
    currency: 'company.locale.currency',
  },
  tickets: {
    codePrefix: 'company.tickets.codePrefix',
    costReferenceLabel: 'company.tickets.costReferenceLabel',
    submitGates: 'company.tickets.submitGates',
    approvalGates: 'company.tickets.approvalGates',
    allowsOwnApproval: 'company.tickets.allowsOwnApproval',
    longShiftHours: 'company.tickets.longShiftHours',
    warnsOfOverlap: 'company.tickets.warnsOfOverlap',
    maxFileMegabytes: 'company.tickets.maxFileMegabytes',
  },
  rates: {
    levels: 'company.rates.levels',
    'levels.rates.from': 'company.rates.from',
    'levels.rates.workCents': 'company.rates.work',
    'levels.rates.travelCents': 'company.rates.travel',
    'levels.rates.overtimeCents': 'company.rates.overtime',
    'levels.rates.standbyCents': 'company.rates.standby',
    overtimeDailyHours: 'company.rates.overtimeDaily',
    overtimeWeeklyHours: 'company.rates.overtimeWeekly',
    overtimeFactor: 'company.rates.overtimeFactor',
    hasStandby: 'company.rates.hasStandby',
  },
  invoices: {
    numberPattern: 'company.invoices.numberPattern',
    nextNumber: 'company.invoices.nextNumber',
    creditNotePattern: 'company.invoices.creditNotePattern',
    nextCreditNoteNumber: 'company.invoices.nextCreditNoteNumber',
    restartsYearly: 'company.invoices.restartsYearly',
    termsDays: 'company.invoices.termsDays',
    taxLabel: 'company.invoices.taxLabel',
    taxLabelSpanish: 'company.invoices.taxLabelSpanish',
    taxPercent: 'company.invoices.taxPercent',
    hourRounding: 'company.invoices.hourRounding',
    grouping: 'company.invoices.grouping',
    paperSize: 'company.invoices.paperSize',
    paymentDetails: 'company.invoices.paymentDetails',
    'paymentOptions.card': 'company.invoices.payByCard',
    'paymentOptions.ach': 'company.invoices.payByAch',
    'paymentOptions.wire': 'company.invoices.payByWire',
    'paymentOptions.check': 'company.invoices.payByCheck',
    footer: 'company.invoices.footer',
    footerSpanish: 'company.invoices.footerSpanish',
    'mailTexts.en': 'company.invoices.mailTextEnglish',
    'mailTexts.es': 'company.invoices.mailTextSpanish',
    hasReminders: 'company.invoices.hasReminders',
    reminderDays: 'company.invoices.reminderDays',
    quickBooksTaxCode: 'company.invoices.quickBooksTaxCode',
    quickBooksExemptCode: 'company.invoices.quickBooksExemptCode',
    xeroTaxType: 'company.invoices.xeroTaxType',
    xeroExemptTaxType: 'company.invoices.xeroExemptTaxType',
    xeroAccountCode: 'company.invoices.xeroAccountCode',
  },
  people: {
    invitationDays: 'company.people.invitationDays',
    mailDomains: 'company.people.mailDomains',
    secondFactor: 'company.people.secondFactor',
    sessionDays: 'company.people.sessionDays',
    passwordMinLength: 'company.people.passwordMinLength',
    pricesSeenBy: 'company.people.pricesSeenBy',
    approvedBy: 'company.people.approvedBy',
  },
  data: {
    auditMonths: 'company.data.auditMonths',
    assistant: 'company.data.assistant',
    allowsSpeech: 'company.data.allowsSpeech',
  },
} as const satisfies Record<CompanySection, Readonly<Record<string, MessageKey>>>;

/** Sections visible to users who may not change the settings. */
const openToAll: readonly CompanySection[] = ['profile', 'locale'];

/** Returns the sections visible to a user. */
export const sectionsFor = (mayManage: boolean): readonly CompanySection[] =>
  mayManage ? companySections : openToAll;

export interface Setting {
  section: CompanySection;
  /** API name within the section. */
  field: string;
  label: MessageKey;
}

export const settingsIn = (sections: readonly CompanySection[]): Setting[] =>
  sections.flatMap((section) =>
    Object.entries(settingLabels[section]).map(([field, label]) => ({ section, field, label })),
  );
