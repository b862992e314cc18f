import { boolean, defaulted, type Infer, nullable, object, optional } from 'superstruct';
import { objectRule } from '../contract/objectRule.ts';
import { amountBetween, calendarDay, listOf, uuid } from '../contract/scalars.ts';
import { decimalBetween } from '../invoices/index.ts';
import { HOURLY_RATE_MAX_CENTS } from '../jobTypes/index.ts';
import {
  OVERTIME_DAILY_MAX,
  OVERTIME_FACTOR_MAX,
  OVERTIME_FACTOR_MIN,
  OVERTIME_WEEKLY_MAX,
  RATES_PER_LEVEL_MAX,
} from './rules.ts';

const cents = amountBetween(0, HOURLY_RATE_MAX_CENTS, 'rateInvalid');

const rate = object({
  from: defaulted(nullable(calendarDay), null),
  workCents: cents,
  travelCents: defaulted(nullable(cents), null),
  /** If omitted, a rate with the same start day keeps these rates. */
  overtimeCents: optional(nullable(cents)),
  standbyCents: optional(nullable(cents)),
});

const level = objectRule(
  object({ id: uuid, rates: listOf(rate, RATES_PER_LEVEL_MAX, 'tooManyRates') }),
  'level',
  ({ rates }, { path }) => {
    const days = rates.map(({ from }) => from);
    const twice = days.findIndex((day, index) => days.indexOf(day) !== index);
    if (twice >= 0) return { path: [...path, 'rates', twice, 'from'], message: 'rateFromTwice' };
    return days.includes(null) || { path: [...path, 'rates'], message: 'firstRateRequired' };
  },
);

const threshold = (max: number) => optional(nullable(decimalBetween(0, max, 2, 'overtimeHoursInvalid')));

/** The body of `PUT /company/rates`. Levels that are absent keep their rates, and omitted settings their values. */
export const companyRatesInputStruct = object({
  levels: listOf(level, 200, 'tooManyLevels'),
  hasStandby: optional(boolean()),
  overtimeDailyHours: threshold(OVERTIME_DAILY_MAX),
  overtimeWeeklyHours: threshold(OVERTIME_WEEKLY_MAX),
  overtimeFactor: optional(
    decimalBetween(OVERTIME_FACTOR_MIN, OVERTIME_FACTOR_MAX, 2, 'overtimeFactorInvalid'),
  ),
});

export type CompanyRatesInput = Infer<typeof companyRatesInputStruct>;
