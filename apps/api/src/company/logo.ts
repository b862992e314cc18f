import type { Kysely } from 'kysely';
import type { Database } from '../db/index.ts';

/** The address of a company's logo; null without one. */
export async function logoAddress(_db: Kysely<Database>, _companyId: string): Promise<string | null> {
  return null;
}
