import type { CompanyRates, CompanyRatesInput } from '@derrick/domain/company';
import { centsOf, majorAmount } from '../patterns/lines/index.ts';

/** Form values of a rate that applies from a day on. */
export interface RateValues {
  /** `YYYY-MM-DD`; null for the first rate, which has no start date; '' if no date is selected. */
  from: string | null;
  /** Amount in units of the currency, not in cents. Null without a rate, which only the first one allows. */
  workCents: number | null;
  /** Null uses the work rate for travel. */
  travelCents: number | null;
  /** Null multiplies the rate of work by the factor. */
  overtimeCents: number | null;
  /** Null leaves standby without a price. */
  standbyCents: number | null;
}

/** Rates of a level; the first has no start date. */
export interface LevelValues {
  id: string;
  name: string;
  isRetired: boolean;
  rates: RateValues[];
}

export interface RatesValues {
  levels: LevelValues[];
  hasStandby: boolean;
  /** Hours after which overtime starts. Null counts none. */
  overtimeDailyHours: number | null;
  overtimeWeeklyHours: number | null;
  overtimeFactor: number | null;
}

/** Returns true if the company bills overtime. */
export const billsOvertime = (
  values: Pick<RatesValues, 'overtimeDailyHours' | 'overtimeWeeklyHours'>,
): boolean => values.overtimeDailyHours !== null || values.overtimeWeeklyHours !== null;

/** Converts the rates to form values. */
export const toFormValues =
  (currency: string) =>
  ({
    levels,
    hasStandby,
    overtimeDailyHours,
    overtimeWeeklyHours,
    overtimeFactor,
  }: CompanyRates): RatesValues => ({
    hasStandby,
    overtimeDailyHours,
    overtimeWeeklyHours,
    overtimeFactor,
    levels: levels.map(({ id, name, isRetired, rates }) => ({
      id,
      name,
      isRetired,
      rates: rates.map(({ from, workCents, travelCents, overtimeCents, standbyCents }) => ({
        from,
        workCents: from === null && workCents === 0 ? null : majorAmount(workCents, currency),
        travelCents: majorAmount(travelCents, currency),
        overtimeCents: majorAmount(overtimeCents, currency),
        standbyCents: majorAmount(standbyCents, currency),
      })),
    })),
  });

/** Converts the form values for the API. */
export const toRequestBody =
  (currency: string) =>
  ({ levels, overtimeFactor, ...rules }: RatesValues): CompanyRatesInput => ({
    ...rules,
    // NaN, so that validation rejects an empty field.
    overtimeFactor: overtimeFactor ?? Number.NaN,
    levels: levels.map(({ id, rates }) => ({
      id,
      rates: rates.map(({ from, workCents, travelCents, overtimeCents, standbyCents }) => ({
        from,
        // NaN, so that validation rejects an empty field. 0 means that the level has no rate.
        workCents: centsOf(workCents, currency) ?? (from === null ? 0 : Number.NaN),
        travelCents: centsOf(travelCents, currency),
        overtimeCents: centsOf(overtimeCents, currency),
        standbyCents: centsOf(standbyCents, currency),
      })),
    })),
  });

/** Adds a rate without a start date to a level. */
export const withRate = (level: LevelValues): LevelValues => ({
  ...level,
  rates: [
    ...level.rates,
    {
      from: '',
      workCents: level.rates.at(-1)?.workCents ?? null,
      travelCents: null,
      overtimeCents: null,
      standbyCents: level.rates.at(-1)?.standbyCents ?? null,
    },
  ],
});
