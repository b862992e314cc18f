/** Versions of records, so that a change based on an outdated version is rejected instead of undoing another one. */
import { sql, type Transaction } from 'kysely';
import type { Database } from '../db/index.ts';
import type { ApiFailure } from './apiFailure.ts';
import { type Basis, isOutdated } from './input.ts';

/** A stored record with its version. */
export interface VersionedRow {
  version: number;
  updatedAt: Date;
  /** Id of the user who changed the record last. Null if the server or a customer did. */
  updatedBy: string | null;
}

/** The user who changed a record last, and when. */
export interface LastChange {
  changedBy: { id: string; fullname: string; photo: string | null } | null;
  changedAt: string;
}

/**
 * Rejects a change whose caller has read an earlier version of the record.
 * @param failureOf creates the failure; its `data` contains the last change and the current record, so that the caller can
 *   compare both versions
 * @throws {ApiFailure} the failure, usually 409
 */
export async function rejectOutdated(
  trx: Transaction<Database>,
  companyId: string,
  row: VersionedRow,
  basis: Basis,
  failureOf: (change: LastChange) => ApiFailure | Promise<ApiFailure>,
): Promise<void> {
  if (!isOutdated(basis, row)) return;
  const editor = await trx
    .selectFrom('users')
    .select(['id', 'fullname', 'photo'])
    .where('company_id', '=', companyId)
    .where('id', '=', row.updatedBy)
    .executeTakeFirst();
  throw await failureOf({ changedBy: editor ?? null, changedAt: row.updatedAt.toISOString() });
}

/** Columns that every change of a versioned record updates. */
export const touched = (by: string | null) => ({
  version: sql<number>`version + 1`,
  updated_by: by,
  updated_at: sql<Date>`statement_timestamp()`,
});
