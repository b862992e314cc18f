/** Reads the settings of a company, with the defaults for settings that are not set. */
import type { CompanySettings } from '@derrick/domain/company';
import { REMINDER_DAYS_DEFAULT } from '@derrick/domain/company';
import {
  type AccountingCodes,
  accountingDefaults,
  CREDIT_NOTE_PATTERN_DEFAULT,
  type PaymentOptions,
} from '@derrick/domain/invoices';
import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../db/index.ts';
import type { CompaniesTable } from '../db/schema.ts';
import type { InvoiceSettingsTable } from './tables.ts';

export type StoredInvoiceSettings = Omit<Selectable<InvoiceSettingsTable>, 'company_id'>;

/** Must equal the column defaults of `invoice_settings`. */
export const invoiceDefaults: StoredInvoiceSettings = {
  number_pattern: 'INV-{N:5}',
  credit_note_pattern: CREDIT_NOTE_PATTERN_DEFAULT,
  restarts_yearly: false,
  currency: 'USD',
  tax_percent: 0,
  tax_label: null,
  tax_label_es: null,
  paper_size: 'LETTER',
  has_reminders: false,
  address: null,
  email: null,
  phone: null,
  tax_number: null,
  payment_details: null,
  pay_by_card: null,
  pay_by_ach: null,
  pay_by_wire: null,
  pay_by_check: null,
  footer: null,
  footer_es: null,
  terms_days: 30,
  hour_rounding: 'TENTHS',
  line_grouping: 'TICKET',
  mail_text_en: null,
  mail_text_es: null,
  reminder_days: [...REMINDER_DAYS_DEFAULT],
  quickbooks_tax_code: null,
  quickbooks_exempt_code: null,
  xero_tax_type: null,
  xero_exempt_tax_type: null,
  xero_account_code: null,
};

export async function readInvoiceSettings(
  db: Kysely<Database>,
  companyId: string,
): Promise<StoredInvoiceSettings> {
  const row = await db
    .selectFrom('invoice_settings')
    .selectAll()
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  return row ?? invoiceDefaults;
}

/** The settings of a section without the values that are calculated for the response. */
type Plain<Section, Extra extends string = never> = Omit<Section, 'version' | Extra>;

/** The settings of a company by section. `hours` belongs to the section of the rates, which `readLevels` reads. */
export interface StoredCompany {
  profile: Plain<CompanySettings['profile'], 'logo'>;
  locale: Plain<CompanySettings['locale'], 'isCurrencyFixed'>;
  tickets: Plain<CompanySettings['tickets'], 'serverMaxFileMegabytes' | 'nextNumber'>;
  hours: Plain<CompanySettings['rates'], 'levels'>;
  invoices: Plain<CompanySettings['invoices'], 'nextNumber' | 'nextCreditNoteNumber'>;
  people: Plain<CompanySettings['people'], 'serverPasswordMinLength'>;
  data: Plain<CompanySettings['data']>;
  /** The set-up checklist of a new company is shown. */
  isSetupOpen: boolean;
}

type Row = Selectable<CompaniesTable>;

function secondFactorOf({ requires_second_factor, second_factor_from }: Row) {
  if (!requires_second_factor) return 'NOBODY';
  return second_factor_from === 'ADMIN' ? 'ADMINS' : 'EVERYBODY';
}

const peopleOf = (row: Row): StoredCompany['people'] => ({
  invitationDays: row.invitation_days,
  mailDomains: row.mail_domains,
  secondFactor: secondFactorOf(row),
  sessionDays: row.session_days,
  passwordMinLength: row.password_min_length,
  pricesSeenBy: row.prices_seen_by,
  approvedBy: row.approved_by,
});

const ticketsOf = (row: Row): StoredCompany['tickets'] => ({
  codePrefix: row.code_prefix,
  submitGates: row.submit_gates,
  approvalGates: row.approval_gates,
  costReferenceLabel: row.cost_reference_label,
  longShiftHours: row.long_shift_hours,
  warnsOfOverlap: row.warns_of_overlap,
  allowsOwnApproval: row.allows_own_approval,
  maxFileMegabytes: row.max_file_megabytes,
});

/** Returns the instructions of each way to pay. */
export const paymentOptionsOf = (row: StoredInvoiceSettings): PaymentOptions => ({
  card: row.pay_by_card,
  ach: row.pay_by_ach,
  wire: row.pay_by_wire,
  check: row.pay_by_check,
});

const invoicesOf = (row: StoredInvoiceSettings): StoredCompany['invoices'] => ({
  numberPattern: row.number_pattern,
  creditNotePattern: row.credit_note_pattern,
  restartsYearly: row.restarts_yearly,
  termsDays: row.terms_days,
  taxLabel: row.tax_label,
  taxLabelSpanish: row.tax_label_es,
  taxPercent: row.tax_percent,
  hourRounding: row.hour_rounding,
  grouping: row.line_grouping,
  footer: row.footer,
  footerSpanish: row.footer_es,
  paymentDetails: row.payment_details,
  paymentOptions: paymentOptionsOf(row),
  mailTexts: { en: row.mail_text_en, es: row.mail_text_es },
  hasReminders: row.has_reminders,
  reminderDays: row.reminder_days,
  paperSize: row.paper_size,
  ...storedCodes(row),
});

const storedCodes = (row: StoredInvoiceSettings) => ({
  quickBooksTaxCode: row.quickbooks_tax_code,
  quickBooksExemptCode: row.quickbooks_exempt_code,
  xeroTaxType: row.xero_tax_type,
  xeroExemptTaxType: row.xero_exempt_tax_type,
  xeroAccountCode: row.xero_account_code,
});

/** Reads the codes of the exports for accounting programs, with the default for each code that is not set. */
export async function readAccountingCodes(db: Kysely<Database>, companyId: string): Promise<AccountingCodes> {
  const codes = storedCodes(await readInvoiceSettings(db, companyId));
  const codeOf = (field: keyof AccountingCodes) => codes[field] ?? accountingDefaults[field];
  return {
    quickBooksTaxCode: codeOf('quickBooksTaxCode'),
    quickBooksExemptCode: codeOf('quickBooksExemptCode'),
    xeroTaxType: codeOf('xeroTaxType'),
    xeroExemptTaxType: codeOf('xeroExemptTaxType'),
    xeroAccountCode: codeOf('xeroAccountCode'),
  };
}

export async function readCompanySettings(db: Kysely<Database>, companyId: string): Promise<StoredCompany> {
  const row = await db
    .selectFrom('companies')
    .selectAll()
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  const paper = await readInvoiceSettings(db, companyId);
  return {
    profile: {
      name: row.name,
      legalName: row.legal_name,
      industry: row.industry,
      size: row.size,
      phone: paper.phone,
      email: paper.email,
      website: row.website,
      address: paper.address,
      taxId: paper.tax_number,
    },
    locale: {
      timeZone: row.time_zone ?? 'UTC',
      language: row.default_language,
      weekStart: row.week_start,
      hourCycle: row.hour_cycle,
      distanceUnit: row.distance_unit,
      currency: paper.currency,
    },
    tickets: ticketsOf(row),
    hours: {
      hasStandby: row.has_standby,
      overtimeDailyHours: row.overtime_daily_hours,
      overtimeWeeklyHours: row.overtime_weekly_hours,
      overtimeFactor: row.overtime_factor,
    },
    invoices: invoicesOf(paper),
    people: peopleOf(row),
    data: {
      auditMonths: row.audit_months,
      assistant: row.assistant,
      allowsSpeech: row.allows_speech,
    },
    isSetupOpen: row.is_setup_open,
  };
}
