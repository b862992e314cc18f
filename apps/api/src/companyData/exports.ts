/** The state of a company's last export. */

import { COMPANY_EXPORT_DAYS, type CompanyExport, companyExportStatuses } from '@derrick/domain/company';
import { type Kysely, sql, type Transaction } from 'kysely';
import { date, enums, integer, nullable, object, string } from 'superstruct';
import { nameOfCompany } from '../company/index.ts';
import { type Database, newId } from '../db/index.ts';
import type { Unit } from '../events/index.ts';
import { enqueue } from '../jobs/index.ts';
import type { Session } from '../platform/context.ts';
import { readRow } from '../sql/index.ts';
import './schema.ts';

const exportRow = object({
  id: string(),
  status: enums(companyExportStatuses),
  requestedAt: date(),
  requestedById: string(),
  requestedBy: nullable(string()),
  done: integer(),
  total: integer(),
  fileName: nullable(string()),
  mime: nullable(string()),
  storageKey: nullable(string()),
  size: nullable(integer()),
  expiresAt: nullable(date()),
});

export interface StoredExport {
  export: CompanyExport;
  file: { originalName: string; mime: string; storageKey: string } | undefined;
}

export async function findExport(db: Kysely<Database>, companyId: string): Promise<StoredExport | undefined> {
  const row = await readRow(db, exportRow)`
    select e.id, e.status, e.requested_at as "requestedAt", e.requested_by as "requestedById",
      u.fullname as "requestedBy", e.done, e.total, f.original_name as "fileName", f.mime,
      f.storage_key as "storageKey", f.size,
      f.created_at + make_interval(days => ${COMPANY_EXPORT_DAYS}) as "expiresAt"
    from company_exports e
    left join users u on u.company_id = e.company_id and u.id = e.requested_by
    left join files f on f.company_id = e.company_id and f.owner_kind = 'export' and f.owner_id = e.id
    where e.company_id = ${companyId}
  `;
  if (!row) return undefined;
  const { id, status, requestedById, requestedBy, done, total, fileName, mime, storageKey, size } = row;
  const isThere = fileName !== null && mime !== null && storageKey !== null;
  return {
    export: {
      id,
      status,
      requestedAt: row.requestedAt.toISOString(),
      requestedBy: requestedBy === null ? null : { id: requestedById, name: requestedBy },
      progress: { done, total },
      file: isThere
        ? { name: fileName, size: size ?? 0, expiresAt: row.expiresAt?.toISOString() ?? '' }
        : null,
    },
    file: isThere ? { originalName: fileName, mime, storageKey } : undefined,
  };
}

/** Releases the files of exports, so that the file sweep removes them: those of a company, or all that are expired. */
export const releaseFiles = (
  db: Kysely<Database>,
  selection: { companyId: string } | { olderThanDays: number },
) => {
  const update = db
    .updateTable('files')
    .set({ owner_kind: null, owner_id: null, unclaimed_since: sql<Date>`now() - interval '2 days'` })
    .where('owner_kind', '=', 'export');
  return 'companyId' in selection
    ? update.where('company_id', '=', selection.companyId).execute()
    : update
        .where('created_at', '<', sql<Date>`now() - make_interval(days => ${selection.olderThanDays})`)
        .execute();
};

/** Requests an export unless one is in progress. It replaces the previous export and its file. */
export async function requestExport({ trx, emit }: Unit, { companyId, userId }: Session): Promise<void> {
  const values = {
    id: newId(),
    requested_at: new Date(),
    requested_by: userId,
    status: 'WAITING',
    done: 0,
    total: 0,
  } as const;
  const inserted = await trx
    .insertInto('company_exports')
    .values({ company_id: companyId, ...values })
    .onConflict((conflict) =>
      conflict
        .column('company_id')
        .doUpdateSet(values)
        .where('company_exports.status', 'in', ['READY', 'FAILED']),
    )
    .returning('id')
    .executeTakeFirst();
  if (!inserted) return;
  await releaseFiles(trx, { companyId });
  await enqueue(trx, 'companyExport', { companyId, exportId: inserted.id });
  emit({
    action: 'company.requestExport',
    target: { id: companyId, label: await nameOfCompany(trx, companyId) },
  });
}

/** Identifies an export, so that changes to a replaced export have no effect. */
export interface ExportKey {
  companyId: string;
  exportId: string;
}

/**
 * Updates the progress of an export.
 * @returns false if another export has replaced this one
 */
export async function noteProgress(
  db: Kysely<Database> | Transaction<Database>,
  { companyId, exportId }: ExportKey,
  change: { status?: 'RUNNING' | 'READY' | 'FAILED'; done?: number; total?: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('company_exports')
    .set(change)
    .where('company_id', '=', companyId)
    .where('id', '=', exportId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes exports whose file has expired. */
export async function removeExpiredExports(db: Kysely<Database>): Promise<void> {
  await releaseFiles(db, { olderThanDays: COMPANY_EXPORT_DAYS });
  await sql`
    delete from company_exports e where status = 'READY' and not exists (
      select from files f where f.company_id = e.company_id and f.owner_kind = 'export' and f.owner_id = e.id
    )
  `.execute(db);
}
