/** Deleted companies: closed for two weeks, then removed. */
import { COMPANY_DELETION_DAYS, type CompanyDeletion } from '@derrick/domain/company';
import { type Kysely, sql } from 'kysely';
import { date, nullable, object, string } from 'superstruct';
import type { Database } from '../db/index.ts';
import type { Unit } from '../events/index.ts';
import { readRow, readRows, rowsOfAllCompanies } from '../sql/index.ts';

const deletionRow = object({
  name: string(),
  closedAt: nullable(date()),
  closedById: nullable(string()),
  closedBy: nullable(string()),
  removedFrom: nullable(date()),
});

/** Reads a company's name and its deletion, if it is deleted. */
export async function readCompanyDeletion(
  db: Kysely<Database>,
  companyId: string,
): Promise<{ name: string; deletion: CompanyDeletion | null }> {
  const row = await readRow(db, deletionRow)`
    select c.name, c.closed_at as "closedAt", u.id as "closedById", u.fullname as "closedBy",
      c.closed_at + make_interval(days => ${COMPANY_DELETION_DAYS}) as "removedFrom"
    from companies c left join users u on u.company_id = c.id and u.id = c.closed_by
    where c.id = ${companyId}
  `;
  if (!row) throw new Error(`The company ${companyId} of a session is gone`);
  const { name, closedAt, closedById, closedBy, removedFrom } = row;
  if (!closedAt || !removedFrom) return { name, deletion: null };
  const deletedBy = closedById !== null && closedBy !== null ? { id: closedById, name: closedBy } : null;
  return {
    name,
    deletion: { deletedAt: closedAt.toISOString(), deletedBy, removedFrom: removedFrom.toISOString() },
  };
}

/** Closes a company unless it is already closed. */
export async function closeCompany(
  { trx, emit }: Unit,
  { companyId, userId }: { companyId: string; userId: string },
): Promise<void> {
  const closed = await trx
    .updateTable('companies')
    .set({ closed_at: sql<Date>`statement_timestamp()`, closed_by: userId })
    .where('id', '=', companyId)
    .where('closed_at', 'is', null)
    .returning('name')
    .executeTakeFirst();
  if (closed) emit({ action: 'company.delete', target: { id: companyId, label: closed.name } });
}

/** Restores a closed company before its removal is due. */
export async function restoreClosedCompany({ trx, emit }: Unit, companyId: string): Promise<void> {
  const restored = await trx
    .updateTable('companies')
    .set({ closed_at: null, closed_by: null })
    .where('id', '=', companyId)
    .where('closed_at', '>', sql<Date>`now() - make_interval(days => ${COMPANY_DELETION_DAYS})`)
    .returning('name')
    .executeTakeFirst();
  if (restored) emit({ action: 'company.restore', target: { id: companyId, label: restored.name } });
}

const isToBeRemoved = sql`closed_at <= now() - make_interval(days => ${COMPANY_DELETION_DAYS})`;
const idRow = object({ id: string() });

/** Returns whether a company is deleted and can no longer be restored. */
export const isCompanyToBeRemoved = async (db: Kysely<Database>, companyId: string): Promise<boolean> =>
  (await readRow(db, idRow)`select id from companies where id = ${companyId} and ${isToBeRemoved}`) !==
  undefined;

/** Reads the companies that are deleted and can no longer be restored. */
export const companiesToRemove = (db: Kysely<Database>) =>
  rowsOfAllCompanies(
    ({ after, limit }) => readRows(db, idRow)`
      select id from companies where ${isToBeRemoved} and id > ${after} order by id limit ${limit}
    `,
    ({ id }) => id,
  );
