import { sql, type Transaction } from 'kysely';
import { touchSection } from '../company/index.ts';
import { type Database, newId, violatedConstraint } from '../db/index.ts';
import type { Unit } from '../events/index.ts';
import type { Session } from '../platform/context.ts';
import { nameTaken, notFound, validationFailed } from '../platform/failures.ts';
import { changeDatedRate, datedRate } from './rates.ts';

/** Two who give the same name at once: the second is told. */
const isNameTaken = (error: unknown) =>
  /^job_(types|roles)_.*name_key$/.test(violatedConstraint(error) ?? '');

const orTaken = <T>(written: Promise<T>): Promise<T> =>
  written.catch((error: unknown) => {
    throw isNameTaken(error) ? nameTaken() : error;
  });

/** Compares names ignoring case. */
const sameName = (name: string) =>
  sql<boolean>`lower(name collate "und-x-icu") = lower(${name} collate "und-x-icu")`;

/** Creates a job type, or restores a retired one with the same name. */
export async function addJobType(
  { trx, emit }: Unit,
  companyId: string,
  { name, hourlyRateCents }: { name: string; hourlyRateCents?: number | undefined },
): Promise<string> {
  const existing = await trx
    .selectFrom('job_types')
    .select(['id', 'name', 'retired_at', 'hourly_rate_cents'])
    .where('company_id', '=', companyId)
    .where(sameName(name))
    .executeTakeFirst();
  if (existing?.retired_at === null) throw nameTaken();
  if (existing) {
    const rate = hourlyRateCents ?? existing.hourly_rate_cents;
    await trx
      .updateTable('job_types')
      .set({ name, retired_at: null, hourly_rate_cents: rate })
      .where('company_id', '=', companyId)
      .where('id', '=', existing.id)
      .execute();
    emit({
      action: 'jobType.restore',
      target: { id: existing.id, label: name },
      before: { name: existing.name, hourlyRateCents: existing.hourly_rate_cents, isRetired: true },
      after: { name, hourlyRateCents: rate, isRetired: false },
    });
    return existing.id;
  }
  const id = newId();
  const rate = hourlyRateCents ?? 0;
  const row = { company_id: companyId, id, name, hourly_rate_cents: rate };
  await orTaken(trx.insertInto('job_types').values(row).execute());
  emit({
    action: 'jobType.create',
    target: { id, label: name },
    after: { name, hourlyRateCents: rate },
  });
  return id;
}

/** Creates a role of a job type, or restores a retired one with the same name. */
export async function addJobRole(
  { trx, emit }: Unit,
  companyId: string,
  { name, jobTypeId }: { name: string; jobTypeId: string },
): Promise<string> {
  const jobType = await findCurrent(trx, 'job_types', companyId, jobTypeId);
  if (!jobType) throw validationFailed({ jobTypeId: 'levelUnknown' });
  const existing = await trx
    .selectFrom('job_roles')
    .select(['id', 'name', 'retired_at'])
    .where('company_id', '=', companyId)
    .where('job_type_id', '=', jobTypeId)
    .where(sameName(name))
    .executeTakeFirst();
  if (existing?.retired_at === null) throw nameTaken();
  if (existing) {
    await trx
      .updateTable('job_roles')
      .set({ name, retired_at: null })
      .where('company_id', '=', companyId)
      .where('id', '=', existing.id)
      .execute();
    emit({
      action: 'jobRole.restore',
      target: { id: existing.id, label: name },
      before: { name: existing.name, isRetired: true },
      after: { name, isRetired: false },
    });
    return existing.id;
  }
  const id = newId();
  const row = { company_id: companyId, id, job_type_id: jobTypeId, name };
  await orTaken(trx.insertInto('job_roles').values(row).execute());
  emit({ action: 'jobRole.create', target: { id, label: name }, after: { name, jobType } });
  return id;
}

/** Changes a job type that is not retired. A new rate replaces the one that applies today. */
export async function changeJobType(
  { trx, emit }: Unit,
  { companyId, userId }: Pick<Session, 'companyId' | 'userId'>,
  id: string,
  changes: { name?: string | undefined; hourlyRateCents?: number | undefined },
): Promise<void> {
  const retiredEntry = await trx
    .selectFrom('job_types')
    .select(['name', 'hourly_rate_cents as hourlyRateCents'])
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('retired_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!retiredEntry) throw notFound();
  const dated = await datedRate(trx, companyId, id);
  const before = {
    name: retiredEntry.name,
    hourlyRateCents: dated?.work_cents ?? retiredEntry.hourlyRateCents,
  };
  const { name = before.name, hourlyRateCents = before.hourlyRateCents } = changes;
  const sameNamed = await trx
    .selectFrom('job_types')
    .select('id')
    .where('company_id', '=', companyId)
    .where('id', '<>', id)
    .where(sameName(name))
    .executeTakeFirst();
  if (sameNamed && changes.name !== undefined) throw nameTaken();
  await orTaken(
    trx
      .updateTable('job_types')
      .set({ name, ...(!dated && { hourly_rate_cents: hourlyRateCents }) })
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .execute(),
  );
  if (hourlyRateCents !== before.hourlyRateCents) {
    if (dated) await changeDatedRate(trx, companyId, id, { ...dated, work_cents: hourlyRateCents });
    await touchSection(trx, { companyId, userId }, 'rates');
  }
  emit({
    action: 'jobType.update',
    target: { id, label: name },
    before,
    after: { name, hourlyRateCents },
  });
}

/** Finds a job type or role that is not retired. */
const findCurrent = (
  trx: Transaction<Database>,
  table: 'job_types' | 'job_roles',
  companyId: string,
  id: string,
) =>
  trx
    .selectFrom(table)
    .select(['id', 'name'])
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('retired_at', 'is', null)
    .executeTakeFirst();

/** Renames a role that is not retired. */
export async function changeJobRole(
  { trx, emit }: Unit,
  companyId: string,
  id: string,
  name: string,
): Promise<void> {
  const role = await trx
    .selectFrom('job_roles')
    .select(['name', 'job_type_id'])
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('retired_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!role) throw notFound();
  const sameNamed = await trx
    .selectFrom('job_roles')
    .select('id')
    .where('company_id', '=', companyId)
    .where('job_type_id', '=', role.job_type_id)
    .where('id', '<>', id)
    .where(sameName(name))
    .executeTakeFirst();
  if (sameNamed) throw nameTaken();
  await orTaken(
    trx
      .updateTable('job_roles')
      .set({ name })
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .execute(),
  );
  emit({
    action: 'jobRole.update',
    target: { id, label: name },
    before: { name: role.name },
    after: { name },
  });
}

/** Removes a job type or role from the selection lists. Users and tickets that have it keep it. */
export async function retire(
  { trx, emit }: Unit,
  table: 'job_types' | 'job_roles',
  companyId: string,
  id: string,
): Promise<void> {
  const retired = await trx
    .updateTable(table)
    .set({ retired_at: sql<Date>`now()` })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('retired_at', 'is', null)
    .returning('name')
    .executeTakeFirst();
  if (!retired) throw notFound();
  const action = table === 'job_types' ? 'jobType.retire' : 'jobRole.retire';
  emit({ action, target: { id, label: retired.name } });
}
