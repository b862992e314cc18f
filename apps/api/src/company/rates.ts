import type { CompanyRates, CompanyRatesInput, LevelRate } from '@derrick/domain/company';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../db/index.ts';
import type { Unit } from '../events/index.ts';
import { validationFailed } from '../platform/failures.ts';
import { insertBatches } from '../sql/index.ts';

export type Level = CompanyRates['levels'][number];

/** Reads the rates of all levels: active levels first, each group sorted by name. */
export async function readLevels(db: Kysely<Database>, companyId: string): Promise<Level[]> {
  const levels = await db
    .selectFrom('job_types')
    .select(['id', 'name', 'hourly_rate_cents', 'travel_rate_cents', 'retired_at'])
    .where('company_id', '=', companyId)
    .orderBy((eb) => eb('retired_at', 'is not', null))
    .orderBy('name')
    .orderBy('id')
    .execute();
  const dated = await db
    .selectFrom('job_type_rates')
    .select(['job_type_id', 'valid_from', 'work_cents', 'travel_cents'])
    .where('company_id', '=', companyId)
    .orderBy('valid_from')
    .execute();
  return levels.map(({ id, name, hourly_rate_cents, travel_rate_cents, retired_at }) => ({
    id,
    name,
    isRetired: retired_at !== null,
    rates: [
      { from: null, workCents: hourly_rate_cents, travelCents: travel_rate_cents },
      ...dated
        .filter(({ job_type_id }) => job_type_id === id)
        .map((row) => ({ from: row.valid_from, workCents: row.work_cents, travelCents: row.travel_cents })),
    ],
  }));
}

const byDay = (a: LevelRate, b: LevelRate) => ((a.from ?? '') < (b.from ?? '') ? -1 : 1);

/** Formats a rate for events, in the smallest unit of the currency. */
function asEntry({ from, workCents, travelCents }: LevelRate) {
  const name = `${from ?? '–'}: ${workCents} / ${travelCents ?? workCents}`;
  return { id: name, name };
}

async function replaceRates(
  trx: Transaction<Database>,
  companyId: string,
  id: string,
  rates: readonly LevelRate[],
): Promise<void> {
  const first = rates.find(({ from }) => from === null);
  if (!first) throw new Error('A level needs a rate for all days before the others');
  await trx
    .updateTable('job_types')
    .set({ hourly_rate_cents: first.workCents, travel_rate_cents: first.travelCents })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute();
  await trx
    .deleteFrom('job_type_rates')
    .where('company_id', '=', companyId)
    .where('job_type_id', '=', id)
    .execute();
  const dated = rates.flatMap(({ from, workCents, travelCents }) =>
    from === null
      ? []
      : {
          company_id: companyId,
          job_type_id: id,
          valid_from: from,
          work_cents: workCents,
          travel_cents: travelCents,
        },
  );
  for (const batch of insertBatches(dated)) await trx.insertInto('job_type_rates').values(batch).execute();
}

/**
 * Changes the rates of the given levels, with one event per level whose rates change.
 * @throws {ApiFailure} 400 for an unknown level
 */
export async function writeRates(
  { trx, emit }: Unit,
  companyId: string,
  { levels }: CompanyRatesInput,
): Promise<void> {
  const levelsById = new Map((await readLevels(trx, companyId)).map((level) => [level.id, level]));
  for (const [index, { id, rates }] of levels.entries()) {
    const level = levelsById.get(id.toLowerCase());
    if (!level) throw validationFailed({ [`levels.${index}.id`]: 'levelUnknown' });
    const sorted = [...rates].sort(byDay);
    if (JSON.stringify(sorted.map(asEntry)) === JSON.stringify(level.rates.map(asEntry))) continue;
    await replaceRates(trx, companyId, level.id, sorted);
    emit({
      action: 'company.changeRates',
      target: { id: null, label: level.name },
      before: { rates: level.rates.map(asEntry) },
      after: { rates: sorted.map(asEntry) },
    });
  }
}

/** Sets the first rate of each active level that has no rate. */
export async function setMissingRates(unit: Unit, companyId: string, workCents: number): Promise<void> {
  const levels = (await readLevels(unit.trx, companyId))
    .filter(({ isRetired, rates }) => !isRetired && rates.every((rate) => rate.workCents === 0))
    .map(({ id, rates }) => ({
      id,
      rates: rates.map((rate) => (rate.from === null ? { ...rate, workCents } : rate)),
    }));
  await writeRates(unit, companyId, { levels });
}
