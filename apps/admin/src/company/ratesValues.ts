import type { CompanyRates, CompanyRatesInput } from '@derrick/domain/company';
import { centsOf, fullUnits } from '../patterns/lines/index.ts';

/** The rate of a level from a day on, as its fields hold it. */
export interface RateValues {
  /** `YYYY-MM-DD`; null for the first rate, which has no day; '' while none is chosen. */
  from: string | null;
  /** In full units of the currency. */
  workCents: number | null;
  /** Null bills travel like work. */
  travelCents: number | null;
}

/** The rates of a level, the first one without a day. */
export interface LevelValues {
  id: string;
  name: string;
  isRetired: boolean;
  rates: RateValues[];
}

/** What the form of the rates holds. */
export interface RatesValues {
  levels: LevelValues[];
}

/** Reads the rates into the form. */
export const valuesOf =
  (currency: string) =>
  ({ levels }: CompanyRates): RatesValues => ({
    levels: levels.map(({ id, name, isRetired, rates }) => ({
      id,
      name,
      isRetired,
      rates: rates.map(({ from, workCents, travelCents }) => ({
        from,
        workCents: fullUnits(workCents, currency),
        travelCents: fullUnits(travelCents, currency),
      })),
    })),
  });

/** Writes what is sent. */
export const inputOf =
  (currency: string) =>
  ({ levels }: RatesValues): CompanyRatesInput => ({
    levels: levels.map(({ id, rates }) => ({
      id,
      rates: rates.map(({ from, workCents, travelCents }) => ({
        from,
        // An empty field is no rate.
        workCents: centsOf(workCents, currency) ?? Number.NaN,
        travelCents: centsOf(travelCents, currency),
      })),
    })),
  });

/** Gives a level one more rate, which begins with a day that is still to be chosen. */
export const withRate = (level: LevelValues): LevelValues => ({
  ...level,
  rates: [...level.rates, { from: '', workCents: level.rates.at(-1)?.workCents ?? null, travelCents: null }],
});
