import { countryOf } from '@derrick/domain/company';
import type { DocumentFormat } from '@derrick/domain/invoices';
import type { Kysely } from 'kysely';
import { clockOf, readCostReferenceLabel, type StoredInvoiceSettings } from '../company/index.ts';
import type { Database } from '../db/index.ts';
import type { Language } from '../platform/language.ts';

/** Reads the current format of a company's documents. The country follows from the time zone. */
export async function readDocumentFormat(db: Kysely<Database>, companyId: string): Promise<DocumentFormat> {
  const { timeZone, hourCycle } = await clockOf(db, companyId);
  return {
    country: countryOf(timeZone) ?? null,
    hourCycle,
    costReferenceLabel: await readCostReferenceLabel(db, companyId),
  };
}

/** Reads the company's color as `#rrggbb`; null if it has none. */
export async function readColor(db: Kysely<Database>, companyId: string): Promise<string | null> {
  const row = await db
    .selectFrom('company_looks')
    .select('color')
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  return row?.color ?? null;
}

/** Returns the tax label and the small print in the language of a document. */
export const printedTexts = (
  settings: Pick<StoredInvoiceSettings, 'tax_label' | 'tax_label_es' | 'footer' | 'footer_es'>,
  language: Language,
): { taxLabel: string | null; footer: string | null } =>
  language === 'es'
    ? {
        taxLabel: settings.tax_label_es ?? settings.tax_label,
        footer: settings.footer_es ?? settings.footer,
      }
    : { taxLabel: settings.tax_label, footer: settings.footer };
