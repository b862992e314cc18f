import type { Kysely } from 'kysely';
import type { Database } from '../db/index.ts';
import { languageOfCompany } from './people.ts';
import { readInvoiceSettings } from './settings.ts';

/** Reads in which language a new customer is written to, and how many days they have to pay. */
export async function newCustomerDefaults(
  db: Kysely<Database>,
  companyId: string,
): Promise<{ language: 'en' | 'es'; termsDays: number }> {
  const { terms_days } = await readInvoiceSettings(db, companyId);
  return { language: await languageOfCompany(db, companyId), termsDays: terms_days };
}
