import { addDays } from '@derrick/domain/format';
import { readNumber } from '../../tokens/numbers.ts';
import type { Span, TokenizedText } from '../../tokens/reading.ts';
import { months } from '../../words/dates.ts';
import {
  countedPeriodCues,
  lastAfter,
  lastBefore,
  ofLastYear,
  type PeriodUnit,
  periodUnits,
  quarterOrdinals,
  thisWords,
} from '../../words/periods.ts';
import { calendarDayOf, nearestDay, weekdayOf } from './dates.ts';

/** A period from the first to the last day, inclusive. */
export interface Period {
  fromDate: string;
  toDate: string;
}

export interface FoundPeriod extends Period, Span {}

/** The current day and the first day of the company's week. */
export interface Today {
  day: string;
  weekStart: 'MONDAY' | 'SUNDAY' | 'SATURDAY';
}

const firstDays = { MONDAY: 1, SUNDAY: 0, SATURDAY: 6 } as const;
const pad = (value: number) => String(value).padStart(2, '0');

/** Returns the first and last day of one or more months. Months below 1 or above 12 are in another year. */
const monthSpan = (year: number, month: number, length = 1): Period => {
  const first = new Date(Date.UTC(year, month - 1, 1));
  const last = new Date(Date.UTC(year, month - 1 + length, 0));
  return { fromDate: first.toISOString().slice(0, 10), toDate: last.toISOString().slice(0, 10) };
};

/** Returns the period that is `offset` units away from the current one: week -1 is last week. */
export function periodOf(unit: PeriodUnit, offset: number, { day, weekStart }: Today): Period {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))];
  switch (unit) {
    case 'day':
      return { fromDate: addDays(day, offset), toDate: addDays(day, offset) };
    case 'week': {
      const first = addDays(day, -((weekdayOf(day) - firstDays[weekStart] + 7) % 7) + offset * 7);
      return { fromDate: first, toDate: addDays(first, 6) };
    }
    case 'month':
      return monthSpan(year, month + offset);
    case 'quarter':
      return monthSpan(year, Math.floor((month - 1) / 3) * 3 + 1 + offset * 3, 3);
    case 'year':
      return { fromDate: `${year + offset}-01-01`, toDate: `${year + offset}-12-31` };
  }
}

/**
 * Returns the last `count` units up to today. For months, the period starts the day after the same day of the earlier
 * month.
 */
function lastUnits(unit: PeriodUnit, count: number, { day }: Today): Period {
  if (unit === 'day' || unit === 'week') {
    return { fromDate: addDays(day, 1 - count * (unit === 'week' ? 7 : 1)), toDate: day };
  }
  const monthsBack = count * { month: 1, quarter: 3, year: 12 }[unit];
  const total = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 - monthsBack;
  const [year, month] = [Math.floor(total / 12), (total % 12) + 1];
  const sameDay = Math.min(Number(day.slice(8)), Number(monthSpan(year, month).toDate.slice(8)));
  return { fromDate: addDays(`${year}-${pad(month)}-${pad(sameDay)}`, 1), toDate: day };
}

/** Reads `January` and `enero de 2025`. Without a year, it is the latest such month. */
function monthAt(reading: TokenizedText, index: number, { day }: Today): FoundPeriod | undefined {
  const month = months.get(reading.normalizedAt(index));
  const token = reading.tokenAt(index);
  if (month === undefined || token === undefined) return undefined;
  // "may" and "march" are also verbs, and short forms such as "mar" other words. In lower case they are months only after
  // a word such as "in".
  const before = reading.normalizedAt(index - 1);
  const isShort = token.norm.length <= 3 || ['march'].includes(token.norm);
  if (
    isShort &&
    !token.isCapital &&
    !['in', 'en', 'de', 'since', 'desde', 'of', 'for', 'during'].includes(before)
  )
    return undefined;
  const next = reading.tokenAt(index + 1);
  const isDay = next?.kind === 'number' && next.text.length <= 2;
  // "1 de marzo" is a day, not a month.
  const dayAt = ['de', 'of'].includes(before) ? index - 2 : index - 1;
  if (isDay || (dayAt >= 0 && readNumber(reading, dayAt) !== undefined)) return undefined;
  const lastYear = reading.phraseLengthAt(index + 1, ofLastYear);
  if (lastYear > 0) {
    return { ...monthSpan(Number(day.slice(0, 4)) - 1, month), from: index, to: index + 1 + lastYear };
  }
  const at = ['de', 'del', 'of', ','].includes(reading.normalizedAt(index + 1)) ? index + 2 : index + 1;
  const digits = reading.tokenAt(at)?.text ?? '';
  const hasYear = /^20\d\d$/.test(digits);
  const year = hasYear ? Number(digits) : Number(day.slice(0, 4)) - (month > Number(day.slice(5, 7)) ? 1 : 0);
  return { ...monthSpan(year, month), from: index, to: hasYear ? at + 1 : index + 1 };
}

/** Reads two days of one month: `el 1 y el 15 de febrero`, `Feb 1 to 15`. */
function dayRangeAt(reading: TokenizedText, index: number, { day }: Today): FoundPeriod | undefined {
  const leading = months.get(reading.normalizedAt(index));
  const first = readNumber(reading, leading === undefined ? index : index + 1);
  if (first === undefined || !dayJoins.has(reading.normalizedAt(first.to))) return undefined;
  const second = readNumber(
    reading,
    reading.normalizedAt(first.to + 1) === 'el' ? first.to + 2 : first.to + 1,
  );
  if (second === undefined) return undefined;
  const at = ['de', 'of'].includes(reading.normalizedAt(second.to)) ? second.to + 1 : second.to;
  const month = leading ?? months.get(reading.normalizedAt(at));
  const [fromDate, toDate] = [first, second].map(({ value }) => month && nearestDay(day, month, value));
  if (!fromDate || !toDate || fromDate > toDate) return undefined;
  return { fromDate, toDate, from: index, to: leading === undefined ? at + 1 : second.to };
}

const dayJoins = new Set(['to', 'and', 'through', '-', 'al', 'a', 'y', 'thru']);

function yearAt(reading: TokenizedText, index: number): FoundPeriod | undefined {
  const digits = reading.tokenAt(index)?.text ?? '';
  const isJoined =
    ['-', '/'].includes(reading.normalizedAt(index + 1)) ||
    ['-', '/'].includes(reading.normalizedAt(index - 1));
  if (!/^20\d\d$/.test(digits) || isJoined || calendarDayOf(Number(digits), 1, 1) === undefined)
    return undefined;
  return { fromDate: `${digits}-01-01`, toDate: `${digits}-12-31`, from: index, to: index + 1 };
}

/** Reads `this week`, `last month`, `la semana pasada`. */
function unitAt(reading: TokenizedText, index: number, today: Today): FoundPeriod | undefined {
  const now = reading.phraseLengthAt(index, thisWords);
  const before = reading.phraseLengthAt(index, lastBefore);
  const at = index + Math.max(now, before);
  const unit = periodUnits.get(reading.normalizedAt(at));
  if (unit === undefined) return undefined;
  const isLast = lastAfter.has(reading.normalizedAt(at + 1));
  if (now === 0 && before === 0 && !isLast) return undefined;
  const offset = isLast || (before > 0 && now === 0) ? -1 : 0;
  return { ...periodOf(unit, offset, today), from: index, to: isLast ? at + 2 : at + 1 };
}

/** Reads `the last 30 days`, `las últimas dos semanas`, `the past year`. */
function countedAt(reading: TokenizedText, index: number, today: Today): FoundPeriod | undefined {
  const size = reading.phraseLengthAt(index, countedPeriodCues);
  const number = size > 0 ? readNumber(reading, index + size) : undefined;
  const unit = number && periodUnits.get(reading.normalizedAt(number.to));
  if (number === undefined || unit === undefined || number.value < 1 || number.value > 400) return undefined;
  return { ...lastUnits(unit, number.value, today), from: index, to: number.to + 1 };
}

/** Reads `Q1`, `first quarter`, `primer trimestre`. */
function quarterAt(reading: TokenizedText, index: number, { day }: Today): FoundPeriod | undefined {
  const isShort = reading.normalizedAt(index) === 'q' && reading.tokenAt(index + 1)?.isSpaced === false;
  const ordinal = quarterOrdinals.get(reading.normalizedAt(index));
  const isLong = ordinal !== undefined && ['quarter', 'trimestre'].includes(reading.normalizedAt(index + 1));
  const number = isShort ? Number(reading.normalizedAt(index + 1)) : isLong ? ordinal : 0;
  if (!(number >= 1 && number <= 4)) return undefined;
  return { ...monthSpan(Number(day.slice(0, 4)), number * 3 - 2, 3), from: index, to: index + 2 };
}

/** Finds the periods that a question names and marks their words as read. */
export const readPeriods = (reading: TokenizedText, today: Today): FoundPeriod[] =>
  reading.readAll(
    'period',
    (at) =>
      dayRangeAt(reading, at, today) ??
      countedAt(reading, at, today) ??
      unitAt(reading, at, today) ??
      quarterAt(reading, at, today) ??
      monthAt(reading, at, today) ??
      yearAt(reading, at),
  );
