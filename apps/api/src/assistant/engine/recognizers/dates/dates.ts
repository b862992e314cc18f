import { readNumber } from '../../tokens/numbers.ts';
import { Phrases } from '../../tokens/phrases.ts';
import type { Reading } from '../../tokens/reading.ts';
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

const DAY_MS = 86_400_000;

/** A day so many days away from another. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** The day of the week, Sunday 0. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

/** A day of the calendar, or undefined for one that it does not have. */
export function calendarDayOf(year: number, month: number, day: number): string | undefined {
  if (year < 2000 || year > 2099) return undefined;
  const text = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text) ? text : undefined;
}

/** Maximum number of days ahead for a date without a year. A later date means the previous year, because tickets are about past work. */
const AHEAD_DAYS = 30;

/** The day of a month without a year: the last one, or one that is near. */
export function nearestDay(today: string, month: number, day: number): string | undefined {
  const year = Number(today.slice(0, 4));
  const latest = addDays(today, AHEAD_DAYS);
  const days = [year + 1, year, year - 1].map((each) => calendarDayOf(each, month, day));
  return days.find((each) => each !== undefined && each <= latest);
}

/** A candidate whose value is a day, `YYYY-MM-DD`. */
const found = (
  from: number,
  to: number,
  day: string | undefined,
  evidence: Evidence = 'clearDate',
): Candidate | undefined => (day === undefined ? undefined : { from, to, value: day, evidence });

/** The year at an index, after a comma or "de" or "of". */
function yearAt(reading: Reading, index: number): { year: number; to: number } | undefined {
  const at = [',', 'de', 'del', 'of'].includes(reading.norm(index)) ? index + 1 : index;
  const digits = reading.at(at)?.text ?? '';
  return /^20\d\d$/.test(digits) ? { year: Number(digits), to: at + 1 } : undefined;
}

/** The number of a day: `5`, `5th`, `fifth`, `cinco`. */
function dayNumberAt(
  reading: Reading,
  index: number,
): { value: number; to: number; isOrdinal: boolean } | undefined {
  const word = reading.norm(index);
  const ordinal = Object.hasOwn(ordinals, word) ? ordinals[word] : undefined;
  if (ordinal !== undefined) return { value: ordinal, to: index + 1, isOrdinal: true };
  const number = readNumber(reading, index);
  if (number === undefined || number.value < 1 || number.value > 31) return undefined;
  // "twenty first", "twenty-first"
  const next = reading.norm(number.to) === '-' ? number.to + 1 : number.to;
  const unit = reading.norm(next);
  const more =
    number.digits === '' && number.value % 10 === 0 && Object.hasOwn(ordinals, unit)
      ? ordinals[unit]
      : undefined;
  if (more !== undefined && more < 10) return { value: number.value + more, to: next + 1, isOrdinal: true };
  const suffix = reading.at(number.to);
  const isOrdinal =
    suffix !== undefined && !suffix.isSpaced && ['st', 'nd', 'rd', 'th'].includes(suffix.norm);
  return { value: number.value, to: isOrdinal ? number.to + 1 : number.to, isOrdinal };
}

const withYear = (
  reading: Reading,
  index: number,
  today: string,
  month: number,
  day: number,
  from: number,
) => {
  const year = yearAt(reading, index);
  const date = year ? calendarDayOf(year.year, month, day) : nearestDay(today, month, day);
  return found(from, year?.to ?? index, date);
};

/** Reads `March 9th`, `9 March`, `9 de marzo`, `the 9th of March`. */
function namedMonth(reading: Reading, index: number, today: string): Candidate | undefined {
  const month = months.get(reading.norm(index));
  if (month !== undefined) {
    let at = reading.norm(index + 1) === '.' ? index + 2 : index + 1;
    if (reading.norm(at) === 'the') at += 1;
    const day = dayNumberAt(reading, at);
    const isRange =
      day !== undefined && !day.isOrdinal && ['to', '-', ':', 'a'].includes(reading.norm(day.to));
    return day === undefined || isRange
      ? undefined
      : withYear(reading, day.to, today, month, day.value, index);
  }
  const day = dayNumberAt(reading, index);
  if (day === undefined) return undefined;
  const at = ['de', 'of'].includes(reading.norm(day.to)) ? day.to + 1 : day.to;
  const later = months.get(reading.norm(at));
  if (later === undefined || (at === day.to && reading.norm(at) === 'may' && !reading.at(at)?.isCapital))
    return undefined;
  const to = reading.norm(at + 1) === '.' && !reading.endsSentence(at + 1) ? at + 2 : at + 1;
  return withYear(reading, to, today, later, day.value, index);
}

const isFraction = (top: number, bottom: number) =>
  [2, 4, 8, 16, 32, 64].includes(bottom) && top % 2 === 1 && top < bottom;

/** Reads `2026-03-09`, `3/9` and `9/3/2026`, with day and month in the order of the language. */
function numericDate(reading: Reading, index: number, today: string): Candidate | undefined {
  const [first, mark, second] = [reading.at(index), reading.at(index + 1), reading.at(index + 2)];
  if (first?.kind !== 'number' || second?.kind !== 'number' || mark === undefined) return undefined;
  if (mark.isSpaced || second.isSpaced || !['/', '-', '.'].includes(mark.norm)) return undefined;
  const third = reading.at(index + 4);
  const hasThird = reading.norm(index + 3) === mark.norm && third?.kind === 'number' && !third.isSpaced;
  if (first.text.length === 4) {
    if (!hasThird) return undefined;
    return found(
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
  const [usual, other] = reading.language === 'en' ? [dayOf(a, b), dayOf(b, a)] : [dayOf(b, a), dayOf(a, b)];
  const isClear = other === undefined || other === usual;
  return found(
    index,
    year === undefined ? index + 3 : index + 5,
    usual ?? other,
    usual && isClear ? 'clearDate' : 'unclearDate',
  );
}

/** Distinguishes the date `3/9` from a fraction of an inch, a ratio and the size of a valve. */
function isDayAndMonth(reading: Reading, index: number, a: number, b: number): boolean {
  if (reading.norm(index + 1) !== '/') return false;
  const next = reading.norm(index + 3);
  if (sizeWords.has(next) || sizeWords.has(reading.norm(index - 1))) return false;
  if (units.has(next) || next === '/' || reading.at(index - 1)?.kind === 'number') return false;
  return !isFraction(a, b) || isBefore(reading, index, dateCues);
}

/** Reads `Friday`, `last Friday` and `el martes pasado`. The weekday of today means today. */
function weekday(reading: Reading, index: number, today: string): Candidate | undefined {
  const token = reading.at(index);
  if (token === undefined) return undefined;
  const isShort = token.isCapital && reading.norm(index + 1) !== 'around';
  const wanted = weekdays.get(token.norm) ?? (isShort ? shortWeekdays.get(token.norm) : undefined);
  if (wanted === undefined) return undefined;
  const isLastBefore = isBefore(reading, index, lastWords);
  const isLastAfter = lastWords.has(reading.norm(index + 1));
  const back = (weekdayOf(today) - wanted + 7) % 7;
  const day = addDays(today, -(back === 0 && (isLastBefore || isLastAfter) ? 7 : back));
  // "El lunes 9"
  const isNumbered =
    Number(reading.at(index + 1)?.text) === Number(day.slice(8)) && reading.norm(index + 2) !== ':';
  if (isDayAhead(reading, index)) return undefined;
  return found(
    isLastBefore ? index - 1 : index,
    isLastAfter || isNumbered ? index + 2 : index + 1,
    day,
    back === 0 ? 'unclearDate' : 'clearDate',
  );
}

/** Reads `two days ago`, `hace dos días`, `the 9th`, `el día 9`. */
function countedDay(reading: Reading, index: number, today: string): Candidate | undefined {
  const isHace = reading.norm(index) === 'hace';
  const number = readNumber(reading, isHace ? index + 1 : index);
  if (
    number !== undefined &&
    number.value <= 60 &&
    ['day', 'days', 'dia', 'dias'].includes(reading.norm(number.to))
  ) {
    const isAgo = agoWords.has(reading.norm(number.to + 1));
    if (isHace || isAgo) return found(index, number.to + (isAgo ? 2 : 1), addDays(today, -number.value));
  }
  const isDia = reading.norm(index) === 'dia';
  const day = dayNumberAt(reading, isDia ? index + 1 : index);
  if (day === undefined || !(isDia || (day.isOrdinal && reading.norm(index - 1) === 'the'))) return undefined;
  // "the first valve" is no day.
  const isByWord = reading.at(index)?.kind === 'word' && !isDia;
  if (isByWord && !['on', 'of'].includes(reading.norm(index - 2))) return undefined;
  const month = Number(today.slice(5, 7));
  const year = Number(today.slice(0, 4));
  const isAhead = day.value > Number(today.slice(8));
  const date = !isAhead
    ? calendarDayOf(year, month, day.value)
    : calendarDayOf(month === 1 ? year - 1 : year, month === 1 ? 12 : month - 1, day.value);
  return found(index, day.to, date);
}

/** Reads `today`, `yesterday morning`, `antier`. */
function relativeDay(reading: Reading, index: number, today: string): Candidate | undefined {
  const to = index + reading.phrase(index, relativePhrases);
  const days = relativeDays.get(reading.words({ from: index, to }));
  return days === undefined ? undefined : found(index, to, addDays(today, days));
}

/** Finds the days that a text names, and takes their words. */
export const readDates = (reading: Reading, today: string): Candidate[] =>
  reading.consumeAll(
    'date',
    (at) =>
      relativeDay(reading, at, today) ??
      numericDate(reading, at, today) ??
      namedMonth(reading, at, today) ??
      countedDay(reading, at, today) ??
      weekday(reading, at, today),
    // "Luis has the Longhorn today, I am on the Santa Fe": the other job and this one are on the same day.
    ({ value }) => (value === today ? 'others' : undefined),
  );
