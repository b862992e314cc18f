import type { Kysely } from 'kysely';
import type { Database } from '../db/index.ts';
import { languageOfCompany } from './people.ts';
import { readInvoiceSettings } from './settings.ts';

/** Reads the default language and payment terms, in days, of new customers. */
export async function newCustomerDefaults(
  db: Kysely<Database>,
  companyId: string,
): Promise<{ language: 'en' | 'es'; termsDays: number }> {
  const { terms_days } = await readInvoiceSettings(db, companyId);
  return { language: await languageOfCompany(db, companyId), termsDays: terms_days };
}
