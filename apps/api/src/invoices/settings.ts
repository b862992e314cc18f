import type { InvoiceParty, InvoiceSettings } from '@derrick/domain/invoices';
import type { Kysely } from 'kysely';
import {
  readCompanySettings,
  readInvoiceSettings,
  type StoredInvoiceSettings,
  seriesOf,
} from '../company/index.ts';
import type { Database } from '../db/index.ts';
import { dayIn } from '../platform/dayRange.ts';
import type { Language } from '../platform/language.ts';
import { peekNumber } from '../sql/counters.ts';
import { readColor, readDocumentFormat } from './documentFormat.ts';
import { printedPaymentDetails } from './paymentWays.ts';

/** Returns the company as new invoices print it, with its legal name if it has one. */
export async function sellerOf(
  db: Kysely<Database>,
  companyId: string,
  { address, email, phone, tax_number }: StoredInvoiceSettings,
): Promise<InvoiceParty> {
  const { name, legal_name } = await db
    .selectFrom('companies')
    .select(['name', 'legal_name'])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  return { name: legal_name ?? name, address, email, phone, taxNumber: tax_number };
}

/**
 * Reads the settings of new invoices and the next invoice number.
 * @param language of the printed ways to pay
 */
export async function invoiceSettings(
  db: Kysely<Database>,
  companyId: string,
  language: Language,
  now = new Date(),
): Promise<InvoiceSettings> {
  const row = await readInvoiceSettings(db, companyId);
  const seller = await sellerOf(db, companyId, row);
  const { locale, invoices } = await readCompanySettings(db, companyId);
  const { counter } = seriesOf(invoices, dayIn(now, locale.timeZone));
  return {
    numberPattern: row.number_pattern,
    restartsYearly: row.restarts_yearly,
    currency: row.currency,
    taxPercent: row.tax_percent,
    taxLabel: row.tax_label,
    taxLabelSpanish: row.tax_label_es,
    paperSize: row.paper_size,
    grouping: row.line_grouping,
    hasReminders: row.has_reminders,
    name: seller.name,
    address: row.address,
    email: row.email,
    phone: row.phone,
    taxNumber: row.tax_number,
    paymentDetails: printedPaymentDetails(row, language),
    footer: row.footer,
    footerSpanish: row.footer_es,
    documentFormat: await readDocumentFormat(db, companyId),
    color: await readColor(db, companyId),
    nextNumber: await peekNumber(db, companyId, counter),
  };
}
