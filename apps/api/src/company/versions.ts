/** Each section of a company's settings has its own version, so that changes of different sections never conflict. */
import type { CompanySection } from '@derrick/domain/company';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../db/index.ts';

interface SectionVersion {
  version: number;
  changedBy: { id: string; fullname: string } | null;
  changedAt: string | null;
}

const unchanged: SectionVersion = { version: 1, changedBy: null, changedAt: null };

/** Reads the last change of each section. A section without changes is missing. */
export async function readVersions(
  db: Kysely<Database>,
  companyId: string,
): Promise<ReadonlyMap<CompanySection, number>> {
  const rows = await db
    .selectFrom('company_sections')
    .select(['section', 'version'])
    .where('company_id', '=', companyId)
    .execute();
  return new Map(rows.map(({ section, version }) => [section, version]));
}

/** Locks a section until the transaction ends, and reads its version. */
export async function lockSection(
  trx: Transaction<Database>,
  companyId: string,
  section: CompanySection,
): Promise<SectionVersion> {
  await trx
    .insertInto('company_sections')
    .values({ company_id: companyId, section, updated_by: null, updated_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await trx
    .selectFrom('company_sections as changed')
    .leftJoin('users as editor', (join) =>
      join
        .onRef('editor.company_id', '=', 'changed.company_id')
        .onRef('editor.id', '=', 'changed.updated_by'),
    )
    .select(['changed.version', 'changed.updated_at', 'editor.id', 'editor.fullname'])
    .where('changed.company_id', '=', companyId)
    .where('changed.section', '=', section)
    .forUpdate('changed')
    .executeTakeFirst();
  if (!row) return unchanged;
  const { version, updated_at, id, fullname } = row;
  return {
    version,
    changedBy: id === null || fullname === null ? null : { id, fullname },
    changedAt: updated_at?.toISOString() ?? null,
  };
}

/** Records a change of a section and returns its new version. */
export async function touchSection(
  trx: Transaction<Database>,
  { companyId, userId }: { companyId: string; userId: string },
  section: CompanySection,
): Promise<number> {
  const { version } = await trx
    .insertInto('company_sections')
    .values({
      company_id: companyId,
      section,
      version: 2,
      updated_by: userId,
      updated_at: sql<Date>`statement_timestamp()`,
    })
    .onConflict((conflict) =>
      conflict.columns(['company_id', 'section']).doUpdateSet((eb) => ({
        version: eb('company_sections.version', '+', 1),
        updated_by: userId,
        updated_at: eb.ref('excluded.updated_at'),
      })),
    )
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}
