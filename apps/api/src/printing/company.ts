import { countryOf } from '@derrick/domain/company';
import { documentWords, type InvoiceParty } from '@derrick/domain/invoices';
import type { Kysely } from 'kysely';
import { type Clock, clockOf, readCostReferenceLabel, readInvoiceSettings } from '../company/index.ts';
import type { Database } from '../db/index.ts';
import type { DocumentParty, DocumentStyle } from '../documents/index.ts';
import { sellerOf } from '../invoices/index.ts';
import type { Language } from '../platform/language.ts';

/** The appearance and the letterhead of a company's documents. */
export interface Letterhead extends Pick<DocumentStyle, 'color' | 'logo' | 'paper'> {
  company: DocumentParty;
  currency: string;
  clock: Clock;
  /** ISO 3166 code of the company's country; null if unknown. */
  country: string | null;
  /** The company's name for the cost reference. */
  costReferenceLabel: string | null;
}

/** Reads the color and the logo of a company; null for each that is not set. */
export async function readBranding(
  db: Kysely<Database>,
  companyId: string,
): Promise<Pick<DocumentStyle, 'color' | 'logo'>> {
  const row = await db
    .selectFrom('company_looks')
    .select(['color', 'logo'])
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  return row ?? { color: null, logo: null };
}

/** Converts a seller or customer to printed lines. */
function documentParty(
  { name, address, email, phone, taxNumber }: InvoiceParty,
  language: Language,
): DocumentParty {
  const tax = taxNumber && `${documentWords(language).taxNumber}: ${taxNumber}`;
  const lines = [...(address ?? '').split('\n'), email, phone, tax].flatMap((line) => line?.trim() || []);
  return { name, lines };
}

/** Reads the current appearance and letterhead of a company's documents. */
export async function readLetterhead(
  db: Kysely<Database>,
  companyId: string,
  language: Language,
): Promise<Letterhead> {
  const clock = await clockOf(db, companyId);
  const settings = await readInvoiceSettings(db, companyId);
  return {
    ...(await readBranding(db, companyId)),
    company: documentParty(await sellerOf(db, companyId, settings), language),
    paper: settings.paper_size,
    currency: settings.currency,
    clock,
    country: countryOf(clock.timeZone) ?? null,
    costReferenceLabel: await readCostReferenceLabel(db, companyId),
  };
}
