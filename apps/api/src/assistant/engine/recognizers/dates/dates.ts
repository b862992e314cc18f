import { addDays } from '@derrick/domain/format';
import { readNumber } from '../../tokens/numbers.ts';
import { Phrases } from '../../tokens/phrases.ts';
import type { TokenizedText } from '../../tokens/reading.ts';
import { isBefore } from '../../tokens/surroundings.ts';
import {
  agoWords,
  dateCues,
  lastWords,
  months,
  relativeDays,
  shortWeekdays,
  sizeWords,
  weekdays,
} from '../../words/dates.ts';
import { ordinals } from '../../words/numbers.ts';
import { units } from '../../words/times.ts';
import type { Candidate, Evidence } from '../candidate.ts';
import { isDayAhead } from './weekdaysAhead.ts';

const relativePhrases = new Phrases(relativeDays.keys());

/** Returns the day of the week, with Sunday as 0. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

/** Returns a calendar day, `YYYY-MM-DD`, or undefined if the day does not exist. */
export function calendarDayOf(year: number, month: number, day: number): string | undefined {
  if (year < 2000 || year > 2099) return undefined;
  const text = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text) ? text : undefined;
}

/**
 * Maximum number of days that a date without a year may be ahead. A later date means the previous year, because tickets
 * are about past work.
 */
const AHEAD_DAYS = 30;

/** Returns the day for a month and day without a year: the latest one that is at most `AHEAD_DAYS` ahead. */
export function nearestDay(today: string, month: number, day: number): string | undefined {
  const year = Number(today.slice(0, 4));
  const latest = addDays(today, AHEAD_DAYS);
  const days = [year + 1, year, year - 1].map((candidateYear) => calendarDayOf(candidateYear, month, day));
  return days.find((candidate) => candidate !== undefined && candidate <= latest);
}

const foundDay = (
  from: number,
  to: number,
  day: string | undefined,
  evidence: Evidence = 'clearDate',
): Candidate | undefined => (day === undefined ? undefined : { from, to, value: day, evidence });

/** Reads the year at an index, with a comma, "de" or "of" before it. */
function yearAt(reading: TokenizedText, index: number): { year: number; to: number } | undefined {
  const at = [',', 'de', 'del', 'of'].includes(reading.normalizedAt(index)) ? index + 1 : index;
  const digits = reading.tokenAt(at)?.text ?? '';
  return /^20\d\d$/.test(digits) ? { year: Number(digits), to: at + 1 } : undefined;
}

/** Reads the number of a day: `5`, `5th`, `fifth`, `cinco`. */
function dayNumberAt(
  reading: TokenizedText,
  index: number,
): { value: number; to: number; isOrdinal: boolean } | undefined {
  const word = reading.normalizedAt(index);
  const ordinal = Object.hasOwn(ordinals, word) ? ordinals[word] : undefined;
  if (ordinal !== undefined) return { value: ordinal, to: index + 1, isOrdinal: true };
  const number = readNumber(reading, index);
  if (number === undefined || number.value < 1 || number.value > 31) return undefined;
  // "twenty first", "twenty-first"
  const next = reading.normalizedAt(number.to) === '-' ? number.to + 1 : number.to;
  const unit = reading.normalizedAt(next);
  const more =
    number.digits === '' && number.value % 10 === 0 && Object.hasOwn(ordinals, unit)
      ? ordinals[unit]
      : undefined;
  if (more !== undefined && more < 10) return { value: number.value + more, to: next + 1, isOrdinal: true };
  const suffix = reading.tokenAt(number.to);
  const isOrdinal =
    suffix !== undefined && !suffix.isSpaced && ['st', 'nd', 'rd', 'th'].includes(suffix.norm);
  return { value: number.value, to: isOrdinal ? number.to + 1 : number.to, isOrdinal };
}

const withYear = (
  reading: TokenizedText,
  index: number,
  today: string,
  month: number,
  day: number,
  from: number,
) => {
  const year = yearAt(reading, index);
  const date = year ? calendarDayOf(year.year, month, day) : nearestDay(today, month, day);
  return foundDay(from, year?.to ?? index, date);
};

/** Reads `March 9th`, `9 March`, `9 de marzo`, `the 9th of March`. */
function namedMonth(reading: TokenizedText, index: number, today: string): Candidate | undefined {
  const month = months.get(reading.normalizedAt(index));
  if (month !== undefined) {
    let at = reading.normalizedAt(index + 1) === '.' ? index + 2 : index + 1;
    if (reading.normalizedAt(at) === 'the') at += 1;
    const day = dayNumberAt(reading, at);
    const isRange =
      day !== undefined && !day.isOrdinal && ['to', '-', ':', 'a'].includes(reading.normalizedAt(day.to));
    return day === undefined || isRange
      ? undefined
      : withYear(reading, day.to, today, month, day.value, index);
  }
  const day = dayNumberAt(reading, index);
  if (day === undefined) return undefined;
  const at = ['de', 'of'].includes(reading.normalizedAt(day.to)) ? day.to + 1 : day.to;
  const later = months.get(reading.normalizedAt(at));
  if (
    later === undefined ||
    (at === day.to && reading.normalizedAt(at) === 'may' && !reading.tokenAt(at)?.isCapital)
  )
    return undefined;
  const to = reading.normalizedAt(at + 1) === '.' && !reading.endsSentence(at + 1) ? at + 2 : at + 1;
  return withYear(reading, to, today, later, day.value, index);
}

const isFraction = (top: number, bottom: number) =>
  [2, 4, 8, 16, 32, 64].includes(bottom) && top % 2 === 1 && top < bottom;

/** Reads `2026-03-09`, `3/9` and `9/3/2026`. Day and month are in the order of the language. */
function numericDate(reading: TokenizedText, index: number, today: string): Candidate | undefined {
  const [first, mark, second] = [
    reading.tokenAt(index),
    reading.tokenAt(index + 1),
    reading.tokenAt(index + 2),
  ];
  if (first?.kind !== 'number' || second?.kind !== 'number' || mark === undefined) return undefined;
  if (mark.isSpaced || second.isSpaced || !['/', '-', '.'].includes(mark.norm)) return undefined;
  const third = reading.tokenAt(index + 4);
  const hasThird =
    reading.normalizedAt(index + 3) === mark.norm && third?.kind === 'number' && !third.isSpaced;
  if (first.text.length === 4) {
    if (!hasThird) return undefined;
    return foundDay(
      index,
      index + 5,
      calendarDayOf(Number(first.text), Number(second.text), Number(third.text)),
    );
  }
  if (first.text.length > 2 || second.text.length > 2) return undefined;
  const [a, b] = [Number(first.text), Number(second.text)];
  const year = hasThird && /^(20)?\d\d$/.test(third.text) ? 2000 + (Number(third.text) % 100) : undefined;
  if (year === undefined && !isDayAndMonth(reading, index, a, b)) return undefined;
  const dayOf = (month: number, day: number) =>
    year === undefined ? nearestDay(today, month, day) : calendarDayOf(year, month, day);
  const [usual, swapped] =
    reading.language === 'en' ? [dayOf(a, b), dayOf(b, a)] : [dayOf(b, a), dayOf(a, b)];
  const isClear = swapped === undefined || swapped === usual;
  return foundDay(
    index,
    year === undefined ? index + 3 : index + 5,
    usual ?? swapped,
    usual && isClear ? 'clearDate' : 'unclearDate',
  );
}

/** Distinguishes the date `3/9` from a fraction of an inch, a ratio and a valve size. */
function isDayAndMonth(reading: TokenizedText, index: number, a: number, b: number): boolean {
  if (reading.normalizedAt(index + 1) !== '/') return false;
  const next = reading.normalizedAt(index + 3);
  if (sizeWords.has(next) || sizeWords.has(reading.normalizedAt(index - 1))) return false;
  if (units.has(next) || next === '/' || reading.tokenAt(index - 1)?.kind === 'number') return false;
  return !isFraction(a, b) || isBefore(reading, index, dateCues);
}

/** Reads `Friday`, `last Friday` and `el martes pasado`. The weekday of today means today. */
function weekday(reading: TokenizedText, index: number, today: string): Candidate | undefined {
  const token = reading.tokenAt(index);
  if (token === undefined) return undefined;
  const isShort = token.isCapital && reading.normalizedAt(index + 1) !== 'around';
  const namedWeekday = weekdays.get(token.norm) ?? (isShort ? shortWeekdays.get(token.norm) : undefined);
  if (namedWeekday === undefined) return undefined;
  const isLastBefore = isBefore(reading, index, lastWords);
  const isLastAfter = lastWords.has(reading.normalizedAt(index + 1));
  const back = (weekdayOf(today) - namedWeekday + 7) % 7;
  const day = addDays(today, -(back === 0 && (isLastBefore || isLastAfter) ? 7 : back));
  // "El lunes 9"
  const isNumbered =
    Number(reading.tokenAt(index + 1)?.text) === Number(day.slice(8)) &&
    reading.normalizedAt(index + 2) !== ':';
  if (isDayAhead(reading, index)) return undefined;
  return foundDay(
    isLastBefore ? index - 1 : index,
    isLastAfter || isNumbered ? index + 2 : index + 1,
    day,
    back === 0 ? 'unclearDate' : 'clearDate',
  );
}

/** Reads `two days ago`, `hace dos días`, `the 9th`, `el día 9`. */
function countedDay(reading: TokenizedText, index: number, today: string): Candidate | undefined {
  const isHace = reading.normalizedAt(index) === 'hace';
  const number = readNumber(reading, isHace ? index + 1 : index);
  if (
    number !== undefined &&
    number.value <= 60 &&
    ['day', 'days', 'dia', 'dias'].includes(reading.normalizedAt(number.to))
  ) {
    const isAgo = agoWords.has(reading.normalizedAt(number.to + 1));
    if (isHace || isAgo) return foundDay(index, number.to + (isAgo ? 2 : 1), addDays(today, -number.value));
  }
  const isDia = reading.normalizedAt(index) === 'dia';
  const day = dayNumberAt(reading, isDia ? index + 1 : index);
  if (day === undefined || !(isDia || (day.isOrdinal && reading.normalizedAt(index - 1) === 'the')))
    return undefined;
  // "the first valve" is not a day.
  const isByWord = reading.tokenAt(index)?.kind === 'word' && !isDia;
  if (isByWord && !['on', 'of'].includes(reading.normalizedAt(index - 2))) return undefined;
  const month = Number(today.slice(5, 7));
  const year = Number(today.slice(0, 4));
  const isAhead = day.value > Number(today.slice(8));
  const date = !isAhead
    ? calendarDayOf(year, month, day.value)
    : calendarDayOf(month === 1 ? year - 1 : year, month === 1 ? 12 : month - 1, day.value);
  return foundDay(index, day.to, date);
}

/** Reads `today`, `yesterday morning`, `antier`. */
function relativeDay(reading: TokenizedText, index: number, today: string): Candidate | undefined {
  const to = index + reading.phraseLengthAt(index, relativePhrases);
  const days = relativeDays.get(reading.words({ from: index, to }));
  return days === undefined ? undefined : foundDay(index, to, addDays(today, days));
}

/** Finds the days that a text names and marks their words as read. */
export const readDates = (reading: TokenizedText, today: string): Candidate[] =>
  reading.readAll(
    'date',
    (at) =>
      relativeDay(reading, at, today) ??
      numericDate(reading, at, today) ??
      namedMonth(reading, at, today) ??
      countedDay(reading, at, today) ??
      weekday(reading, at, today),
    // In "Luis has the Longhorn today, I am on the Santa Fe", "today" is in a clause about another person but is also the
    // day of this job.
    ({ value }) => (value === today ? 'others' : undefined),
  );
