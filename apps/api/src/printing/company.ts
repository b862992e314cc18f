import type { Kysely } from 'kysely';
import type { Database } from '../db/index.ts';
import type { DocumentParty, DocumentStyle } from '../documents/index.ts';

interface CompanyLooksTable {
  company_id: string;
  /** `#rrggbb` in lower case. */
  color: string | null;
  /** A PNG or JPEG. */
  logo: Buffer | null;
}

declare module '../db/schema.ts' {
  interface Database {
    company_looks: CompanyLooksTable;
  }
}

/** How a company prints. */
export interface CompanyPaper extends Pick<DocumentStyle, 'color' | 'logo' | 'paper'> {
  company: DocumentParty;
  currency: string;
  timeZone: string;
}

/** Reads the colour and the logo of a company; null for what it has not chosen. */
export async function readLook(
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

/** Reads how a company prints now. */
export async function readCompanyPaper(db: Kysely<Database>, companyId: string): Promise<CompanyPaper> {
  const { name, time_zone } = await db
    .selectFrom('companies')
    .select(['name', 'time_zone'])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  return {
    ...(await readLook(db, companyId)),
    company: { name, lines: [] },
    paper: 'LETTER',
    currency: 'USD',
    timeZone: time_zone ?? 'UTC',
  };
}
