import type { CompanyRates, CompanyRatesInput } from '@derrick/domain/company';
import { centsOf, fullUnits } from '../patterns/lines/index.ts';

/** Form values of a rate that applies from a day on. */
export interface RateValues {
  /** `YYYY-MM-DD`; null for the first rate, which has no start date; '' if no date is selected. */
  from: string | null;
  /** Amount in units of the currency, not in cents. Null without a rate, which only the first one allows. */
  workCents: number | null;
  /** Null uses the work rate for travel. */
  travelCents: number | null;
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
}

/** Converts the rates to form values. */
export const toFormValues =
  (currency: string) =>
  ({ levels }: CompanyRates): RatesValues => ({
    levels: levels.map(({ id, name, isRetired, rates }) => ({
      id,
      name,
      isRetired,
      rates: rates.map(({ from, workCents, travelCents }) => ({
        from,
        workCents: from === null && workCents === 0 ? null : fullUnits(workCents, currency),
        travelCents: fullUnits(travelCents, currency),
      })),
    })),
  });

/** Converts the form values for the API. */
export const toRequestBody =
  (currency: string) =>
  ({ levels }: RatesValues): CompanyRatesInput => ({
    levels: levels.map(({ id, rates }) => ({
      id,
      rates: rates.map(({ from, workCents, travelCents }) => ({
        from,
        // NaN, so that validation rejects an empty field. 0 means that the level has no rate.
        workCents: centsOf(workCents, currency) ?? (from === null ? 0 : Number.NaN),
        travelCents: centsOf(travelCents, currency),
      })),
    })),
  });

/** Adds a rate without a start date to a level. */
export const withRate = (level: LevelValues): LevelValues => ({
  ...level,
  rates: [...level.rates, { from: '', workCents: level.rates.at(-1)?.workCents ?? null, travelCents: null }],
});
