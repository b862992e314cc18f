import type {
  CompanyDataInput,
  CompanyInvoicesInput,
  CompanyLocaleInput,
  CompanyPeopleInput,
  CompanyProfileInput,
  CompanyTicketsInput,
  CurrencyChangePreview,
} from '@derrick/domain/company';
import { normalizePhone } from '@derrick/domain/format';
import { sql, type Transaction, type Updateable } from 'kysely';
import type { Database } from '../db/index.ts';
import type { CompaniesTable } from '../db/schema.ts';
import type { Session } from '../platform/context.ts';
import { convertAmounts, hasIssued, previewCurrencyChange } from './currency.ts';
import { failure } from './failures.ts';
import { readCompanySettings } from './settings.ts';
import { writeStartingNumbers } from './startingNumbers.ts';
import type { InvoiceSettingsTable } from './tables.ts';
import { touchSection } from './versions.ts';

type Trx = Transaction<Database>;

async function changeCompany(
  trx: Trx,
  companyId: string,
  columns: Updateable<CompaniesTable>,
): Promise<void> {
  await trx.updateTable('companies').set(columns).where('id', '=', companyId).execute();
}

async function changeInvoiceSettings(
  trx: Trx,
  companyId: string,
  columns: Omit<Updateable<InvoiceSettingsTable>, 'company_id'>,
): Promise<void> {
  await trx
    .insertInto('invoice_settings')
    .values({ company_id: companyId, ...columns })
    .onConflict((conflict) => conflict.column('company_id').doUpdateSet(columns))
    .execute();
}

export async function writeProfile(trx: Trx, companyId: string, input: CompanyProfileInput): Promise<void> {
  await changeCompany(trx, companyId, {
    name: input.name,
    legal_name: input.legalName,
    industry: input.industry,
    size: input.size,
    website: input.website,
  });
  await changeInvoiceSettings(trx, companyId, {
    phone: normalizePhone(input.phone ?? ''),
    email: input.email,
    address: input.address,
    tax_number: input.taxId,
  });
}

/**
 * Changes the currency of a company, of its amounts and of its drafts.
 * @throws {ApiFailure} 409 after an invoice was issued, or if there are amounts and the input does not confirm the
 *   conversion
 */
async function changeCurrency(
  trx: Trx,
  session: Session,
  from: string,
  { currency: to, currencyChange }: CompanyLocaleInput,
): Promise<void> {
  const { companyId, userId } = session;
  if (await hasIssued(trx, companyId))
    throw failure('currencyFixed', { errors: { currency: 'currencyFixed' } });
  const { areTooLarge, ...preview } = await previewCurrencyChange(trx, companyId, { from, to });
  if (areTooLarge)
    throw failure('currencyAmountsTooLarge', { errors: { currency: 'currencyAmountsTooLarge' } });
  if (preview.amounts > 0 && currencyChange === undefined)
    throw failure('currencyChangeUnconfirmed', {
      errors: { currency: 'currencyChangeUnconfirmed' },
      data: preview satisfies CurrencyChangePreview,
    });
  await convertAmounts(trx, companyId, { from, to, changedBy: userId });
  if (preview.amounts > 0) await touchSection(trx, session, 'rates');
  await changeInvoiceSettings(trx, companyId, { currency: to });
  await trx.updateTable('invoices').set({ currency: to }).where('company_id', '=', companyId).execute();
}

/**
 * Writes the location and format settings.
 * @throws {ApiFailure} 409 if the currency cannot be changed or the change must be confirmed
 */
export async function writeLocale(trx: Trx, session: Session, input: CompanyLocaleInput): Promise<void> {
  const { companyId } = session;
  const { locale } = await readCompanySettings(trx, companyId);
  await changeCompany(trx, companyId, {
    time_zone: input.timeZone,
    default_language: input.language,
    week_start: input.weekStart,
    hour_cycle: input.hourCycle,
    distance_unit: input.distanceUnit,
  });
  if (input.currency !== locale.currency) await changeCurrency(trx, session, locale.currency, input);
}

/** Writes the settings of tickets. Previous prefixes stay searchable. */
export async function writeTickets(trx: Trx, companyId: string, input: CompanyTicketsInput): Promise<void> {
  await changeCompany(trx, companyId, {
    submit_gates: input.submitGates,
    approval_gates: input.approvalGates,
    cost_reference_label: input.costReferenceLabel,
    long_shift_hours: input.longShiftHours,
    warns_of_overlap: input.warnsOfOverlap,
    allows_own_approval: input.allowsOwnApproval,
    max_file_megabytes: input.maxFileMegabytes,
  });
  await trx
    .updateTable('companies')
    .set({
      code_prefix: input.codePrefix,
      former_code_prefixes: sql<string[]>`array(
        select distinct unnest(array_append(former_code_prefixes, code_prefix)) except select ${input.codePrefix}
      )`,
    })
    .where('id', '=', companyId)
    .where('code_prefix', '<>', input.codePrefix)
    .execute();
}

export async function writeInvoices(trx: Trx, companyId: string, input: CompanyInvoicesInput): Promise<void> {
  await changeInvoiceSettings(trx, companyId, {
    number_pattern: input.numberPattern,
    ...(input.creditNotePattern !== undefined && { credit_note_pattern: input.creditNotePattern }),
    restarts_yearly: input.restartsYearly,
    terms_days: input.termsDays,
    tax_label: input.taxLabel,
    tax_percent: input.taxPercent,
    hour_rounding: input.hourRounding,
    line_grouping: input.grouping,
    footer: input.footer,
    payment_details: input.paymentDetails,
    ...(input.paymentOptions && {
      pay_by_card: input.paymentOptions.card,
      pay_by_ach: input.paymentOptions.ach,
      pay_by_wire: input.paymentOptions.wire,
      pay_by_check: input.paymentOptions.check,
    }),
    mail_text_en: input.mailTexts.en,
    mail_text_es: input.mailTexts.es,
    has_reminders: input.hasReminders,
    reminder_days: input.reminderDays,
    paper_size: input.paperSize,
  });
  await writeStartingNumbers(trx, companyId, input);
}

export const writePeople = (trx: Trx, companyId: string, input: CompanyPeopleInput): Promise<void> =>
  changeCompany(trx, companyId, {
    invitation_days: input.invitationDays,
    mail_domains: input.mailDomains,
    requires_second_factor: input.secondFactor !== 'NOBODY',
    second_factor_from: input.secondFactor === 'ADMINS' ? 'ADMIN' : 'TECHNICIAN',
    session_days: input.sessionDays,
    password_min_length: input.passwordMinLength,
    prices_seen_by: input.pricesSeenBy,
    approved_by: input.approvedBy,
  });

export const writeData = (trx: Trx, companyId: string, input: CompanyDataInput): Promise<void> =>
  changeCompany(trx, companyId, {
    audit_months: input.auditMonths,
    assistant: input.assistant,
    allows_speech: input.allowsSpeech,
  });
