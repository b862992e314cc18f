import type { InvoiceParty } from '@derrick/domain/invoices';
import type { Kysely } from 'kysely';
import { type Clock, clockOf, readCostReferenceLabel, readInvoiceSettings } from '../company/index.ts';
import type { Database } from '../db/index.ts';
import type { DocumentParty, DocumentStyle } from '../documents/index.ts';
import { sellerOf } from '../invoices/index.ts';

/** The appearance and the letterhead of a company's documents. */
export interface Letterhead extends Pick<DocumentStyle, 'color' | 'logo' | 'paper'> {
  company: DocumentParty;
  currency: string;
  clock: Clock;
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
const documentParty = ({ name, address, email, phone, taxNumber }: InvoiceParty): DocumentParty => ({
  name,
  lines: [...(address ?? '').split('\n'), email, phone, taxNumber].flatMap((line) => line?.trim() || []),
});

/** Reads the current appearance and letterhead of a company's documents. */
export async function readLetterhead(db: Kysely<Database>, companyId: string): Promise<Letterhead> {
  const settings = await readInvoiceSettings(db, companyId);
  return {
    ...(await readBranding(db, companyId)),
    company: documentParty(await sellerOf(db, companyId, settings)),
    paper: settings.paper_size,
    currency: settings.currency,
    clock: await clockOf(db, companyId),
    costReferenceLabel: await readCostReferenceLabel(db, companyId),
  };
}
