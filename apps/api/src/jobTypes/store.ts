import { errorCodes } from '@derrick/domain/http';
import { type Kysely, sql, type Transaction } from 'kysely';
import { type Database, newId } from '../db/index.ts';
import { ApiFailure, notFound, validationFailed } from '../platform/failure.ts';

const nameTaken = () =>
  new ApiFailure(409, errorCodes.conflict, 'This name is already in use', { errors: { name: 'nameTaken' } });

/** Two who give the same name at once: the second is told. */
const isNameTaken = (error: unknown) =>
  error instanceof Error && /^job_(types|roles)_.*name_key$/.test(String(Reflect.get(error, 'constraint')));

const orTaken = <T>(written: Promise<T>): Promise<T> =>
  written.catch((error: unknown) => {
    throw isNameTaken(error) ? nameTaken() : error;
  });

/** Names are compared as people read them. */
const sameName = (name: string) =>
  sql<boolean>`lower(name collate "und-x-icu") = lower(${name} collate "und-x-icu")`;

/** Makes a job type, or brings a retired one of that name back. */
export async function createJobType(
  trx: Transaction<Database>,
  companyId: string,
  { name, hourlyRateCents }: { name: string; hourlyRateCents?: number | undefined },
): Promise<string> {
  const known = await trx
    .selectFrom('job_types')
    .select(['id', 'retired_at'])
    .where('company_id', '=', companyId)
    .where(sameName(name))
    .executeTakeFirst();
  if (known?.retired_at === null) throw nameTaken();
  if (known) {
    await trx
      .updateTable('job_types')
      .set({
        name,
        retired_at: null,
        ...(hourlyRateCents !== undefined && { hourly_rate_cents: hourlyRateCents }),
      })
      .where('company_id', '=', companyId)
      .where('id', '=', known.id)
      .execute();
    return known.id;
  }
  const id = newId();
  const row = { company_id: companyId, id, name, hourly_rate_cents: hourlyRateCents ?? 0 };
  await orTaken(trx.insertInto('job_types').values(row).execute());
  return id;
}

/** Makes a role of a job type, or brings a retired one of that name back. */
export async function createJobRole(
  trx: Transaction<Database>,
  companyId: string,
  { name, jobTypeId }: { name: string; jobTypeId: string },
): Promise<string> {
  const level = await trx
    .selectFrom('job_types')
    .select('id')
    .where('company_id', '=', companyId)
    .where('id', '=', jobTypeId)
    .where('retired_at', 'is', null)
    .executeTakeFirst();
  if (!level) throw validationFailed({ jobTypeId: 'levelUnknown' });
  const known = await trx
    .selectFrom('job_roles')
    .select(['id', 'retired_at'])
    .where('company_id', '=', companyId)
    .where('job_type_id', '=', jobTypeId)
    .where(sameName(name))
    .executeTakeFirst();
  if (known?.retired_at === null) throw nameTaken();
  if (known) {
    await trx
      .updateTable('job_roles')
      .set({ name, retired_at: null })
      .where('company_id', '=', companyId)
      .where('id', '=', known.id)
      .execute();
    return known.id;
  }
  const id = newId();
  const row = { company_id: companyId, id, job_type_id: jobTypeId, name };
  await orTaken(trx.insertInto('job_roles').values(row).execute());
  return id;
}

/** Changes a job type that is not retired. */
export async function changeJobType(
  trx: Transaction<Database>,
  companyId: string,
  id: string,
  { name, hourlyRateCents }: { name?: string | undefined; hourlyRateCents?: number | undefined },
): Promise<void> {
  if (name !== undefined) {
    const other = await trx
      .selectFrom('job_types')
      .select('id')
      .where('company_id', '=', companyId)
      .where('id', '<>', id)
      .where(sameName(name))
      .executeTakeFirst();
    await found(trx, 'job_types', companyId, id);
    if (other) throw nameTaken();
  }
  const changed = await orTaken(
    trx
      .updateTable('job_types')
      .set({
        // Never empty: a body without anything to change finds the job type all the same.
        id,
        ...(name !== undefined && { name }),
        ...(hourlyRateCents !== undefined && { hourly_rate_cents: hourlyRateCents }),
      })
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .where('retired_at', 'is', null)
      .executeTakeFirst(),
  );
  if (changed.numUpdatedRows === 0n) throw notFound();
}

async function found(
  trx: Transaction<Database>,
  table: 'job_types' | 'job_roles',
  companyId: string,
  id: string,
) {
  const row = await trx
    .selectFrom(table)
    .select('id')
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('retired_at', 'is', null)
    .executeTakeFirst();
  if (!row) throw notFound();
}

/** Renames a role that is not retired. */
export async function renameJobRole(
  trx: Transaction<Database>,
  companyId: string,
  id: string,
  name: string,
): Promise<void> {
  const role = await trx
    .selectFrom('job_roles')
    .select('job_type_id')
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('retired_at', 'is', null)
    .executeTakeFirst();
  if (!role) throw notFound();
  const other = await trx
    .selectFrom('job_roles')
    .select('id')
    .where('company_id', '=', companyId)
    .where('job_type_id', '=', role.job_type_id)
    .where('id', '<>', id)
    .where(sameName(name))
    .executeTakeFirst();
  if (other) throw nameTaken();
  await orTaken(
    trx
      .updateTable('job_roles')
      .set({ name })
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .execute(),
  );
}

/** Takes a job type or role out of the pickers; people and tickets that have it keep it. */
export async function retire(
  db: Kysely<Database>,
  table: 'job_types' | 'job_roles',
  companyId: string,
  id: string,
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable(table)
    .set({ retired_at: sql<Date>`now()` })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('retired_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw notFound();
}
