import type { CompanyRates, CompanyRatesInput, LevelRate } from '@derrick/domain/company';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../db/index.ts';
import type { Unit } from '../events/index.ts';
import { validationFailed } from '../platform/failures.ts';
import { insertBatches } from '../sql/index.ts';
import { readCompanySettings } from './settings.ts';

export type Level = CompanyRates['levels'][number];

/** Reads the rates of all levels: active levels first, each group sorted by name. */
export async function readLevels(db: Kysely<Database>, companyId: string): Promise<Level[]> {
  const levels = await db
    .selectFrom('job_types')
    .select([
      'id',
      'name',
      'retired_at',
      'hourly_rate_cents as workCents',
      'travel_rate_cents as travelCents',
      'overtime_rate_cents as overtimeCents',
      'standby_rate_cents as standbyCents',
    ])
    .where('company_id', '=', companyId)
    .orderBy((eb) => eb('retired_at', 'is not', null))
    .orderBy('name')
    .orderBy('id')
    .execute();
  const dated = await db
    .selectFrom('job_type_rates')
    .select([
      'job_type_id',
      'valid_from as from',
      'work_cents as workCents',
      'travel_cents as travelCents',
      'overtime_cents as overtimeCents',
      'standby_cents as standbyCents',
    ])
    .where('company_id', '=', companyId)
    .orderBy('valid_from')
    .execute();
  return levels.map(({ id, name, retired_at, ...first }) => ({
    id,
    name,
    isRetired: retired_at !== null,
    rates: [
      { from: null, ...first },
      ...dated.filter(({ job_type_id }) => job_type_id === id).map(({ job_type_id, ...rate }) => rate),
    ],
  }));
}

const byDay = (a: LevelRate, b: LevelRate) => ((a.from ?? '') < (b.from ?? '') ? -1 : 1);

/** Formats a rate for events, in the smallest unit of the currency. */
function asEntry({ from, workCents, travelCents, overtimeCents, standbyCents }: LevelRate) {
  const more =
    overtimeCents != null || standbyCents != null ? [overtimeCents ?? '–', standbyCents ?? '–'] : [];
  const name = `${from ?? '–'}: ${[workCents, travelCents ?? workCents, ...more].join(' / ')}`;
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
    .set({
      hourly_rate_cents: first.workCents,
      travel_rate_cents: first.travelCents,
      overtime_rate_cents: first.overtimeCents ?? null,
      standby_rate_cents: first.standbyCents ?? null,
    })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute();
  await trx
    .deleteFrom('job_type_rates')
    .where('company_id', '=', companyId)
    .where('job_type_id', '=', id)
    .execute();
  const dated = rates.flatMap(
    ({ from, workCents, travelCents, overtimeCents = null, standbyCents = null }) =>
      from === null
        ? []
        : {
            company_id: companyId,
            job_type_id: id,
            valid_from: from,
            work_cents: workCents,
            travel_cents: travelCents,
            overtime_cents: overtimeCents,
            standby_cents: standbyCents,
          },
  );
  for (const batch of insertBatches(dated)) await trx.insertInto('job_type_rates').values(batch).execute();
}

/**
 * Changes the rules for overtime and standby and the rates of the given levels, with one event for the rules and one per
 * level whose rates change.
 * @throws {ApiFailure} 400 for an unknown level
 */
export async function writeRates(
  unit: Unit,
  companyId: string,
  { levels, ...rules }: CompanyRatesInput,
): Promise<void> {
  const { trx, emit } = unit;
  await writeHourRules(unit, companyId, rules);
  const levelsById = new Map((await readLevels(trx, companyId)).map((level) => [level.id, level]));
  for (const [index, { id, rates }] of levels.entries()) {
    const level = levelsById.get(id.toLowerCase());
    if (!level) throw validationFailed({ [`levels.${index}.id`]: 'levelUnknown' });
    const sorted = rates.map((rate) => withSavedRates(rate, level.rates)).sort(byDay);
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

/** Completes a rate whose rates of overtime and standby are left out with those of the same day. */
function withSavedRates(rate: LevelRate, saved: readonly LevelRate[]): LevelRate {
  const { overtimeCents, standbyCents } = saved.find(({ from }) => from === rate.from) ?? {};
  return { overtimeCents, standbyCents, ...definedFields(rate) };
}

const definedFields = (rate: LevelRate): LevelRate => ({
  from: rate.from,
  workCents: rate.workCents,
  travelCents: rate.travelCents,
  ...(rate.overtimeCents !== undefined && { overtimeCents: rate.overtimeCents }),
  ...(rate.standbyCents !== undefined && { standbyCents: rate.standbyCents }),
});

/** Changes the rules for overtime and standby. Rules that are left out keep their values. */
async function writeHourRules(
  { trx, emit }: Unit,
  companyId: string,
  rules: Omit<CompanyRatesInput, 'levels'>,
): Promise<void> {
  const { profile, hours: before } = await readCompanySettings(trx, companyId);
  const { hasStandby = before.hasStandby, overtimeFactor = before.overtimeFactor } = rules;
  const { overtimeDailyHours = before.overtimeDailyHours } = rules;
  const { overtimeWeeklyHours = before.overtimeWeeklyHours } = rules;
  const after = { hasStandby, overtimeDailyHours, overtimeWeeklyHours, overtimeFactor };
  if (JSON.stringify(after) === JSON.stringify(before)) return;
  await trx
    .updateTable('companies')
    .set({
      has_standby: hasStandby,
      overtime_daily_hours: overtimeDailyHours,
      overtime_weekly_hours: overtimeWeeklyHours,
      overtime_factor: overtimeFactor,
    })
    .where('id', '=', companyId)
    .execute();
  emit({
    action: 'company.changeRates',
    target: { id: companyId, label: profile.name },
    before,
    after,
  });
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
