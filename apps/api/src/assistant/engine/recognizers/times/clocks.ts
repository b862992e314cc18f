import { readNumber, smallNumber } from '../../tokens/numbers.ts';
import type { Span, TokenizedText } from '../../tokens/reading.ts';
import {
  hourPrefixes,
  hourSuffixes,
  midnights,
  noons,
  partsAfterHour,
  partsOfDay,
} from '../../words/times.ts';
import { readFractionFirst, type TimePart } from './fractions.ts';
import { type DayHalf, readHalf } from './halves.ts';

/** A time of day as it is spoken or written: `half past seven`, `7:30 pm`. */
export interface SpokenTime extends TimePart, Span {}

const isMinute = (digits: string) => /^[0-5]\d$/.test(digits);

/** Reads `:30`, `.30` or `h30` right after an hour in digits. */
function readDigitMinutes(reading: TokenizedText, index: number): { minute: number; to: number } | undefined {
  const mark = reading.tokenAt(index);
  const minutes = reading.tokenAt(index + 1);
  if (mark === undefined || minutes === undefined || mark.isSpaced || minutes.isSpaced) return undefined;
  if (mark.norm !== ':' && mark.norm !== '.' && mark.norm !== 'h') return undefined;
  if (minutes.kind !== 'number' || !isMinute(minutes.text)) return undefined;
  return { minute: Number(minutes.text), to: index + 2 };
}

const spanishFractions = new Map([
  ['media', 30],
  ['cuarto', 15],
]);

/** Reads the minutes after an hour: `thirty`, `oh five`, `y media`, `menos cuarto`. */
function readSpokenMinutes(
  reading: TokenizedText,
  index: number,
  isWordHour: boolean,
): { minute: number; to: number } {
  const none = { minute: 0, to: index };
  const word = reading.normalizedAt(index);
  if (word === 'y' || word === 'menos' || word === 'con') {
    const at = reading.normalizedAt(index + 1) === 'un' ? index + 2 : index + 1;
    const fraction = spanishFractions.get(reading.normalizedAt(at));
    const hourNumber = fraction === undefined ? readNumber(reading, at) : { value: fraction, to: at + 1 };
    if (hourNumber === undefined || hourNumber.value > 59 || hourNumber.value < 5) return none;
    return { minute: word === 'menos' ? -hourNumber.value : hourNumber.value, to: hourNumber.to };
  }
  if (word === "o'clock" || word === 'oclock') return { minute: 0, to: index + 1 };
  if (word === 'en' && reading.normalizedAt(index + 1) === 'punto') return { minute: 0, to: index + 2 };
  if (word === 'oh' || word === 'o') {
    const unit = smallNumber(reading.normalizedAt(index + 1));
    return unit !== undefined && unit > 0 && unit < 10 ? { minute: unit, to: index + 2 } : none;
  }
  // After an hour in digits, only the most common minutes: "4 thirty".
  const isQuarter = ['fifteen', 'thirty', 'forty', 'quince', 'treinta', 'cuarenta'].includes(word);
  const minutes = isWordHour || isQuarter ? readNumber(reading, index) : undefined;
  if (minutes === undefined || minutes.value < 10 || minutes.value > 59) return none;
  return { minute: minutes.value, to: minutes.to };
}

/** Reads a time without a colon: `0700`, `1530`, `330`. */
function readPacked(reading: TokenizedText, index: number): TimePart | undefined {
  const token = reading.tokenAt(index);
  const digits = token?.text ?? '';
  if (!/^\d{3,4}$/.test(digits)) return undefined;
  const hour = Number(digits.slice(0, -2));
  if (hour > 23 || !isMinute(digits.slice(-2))) return undefined;
  const { half, to } = readHalf(reading, index + 1);
  const isHours = ['hours', 'hrs', 'h', 'horas', 'hr'].includes(reading.normalizedAt(to));
  const counts24 = digits.startsWith('0') || hour > 12 || (isHours && digits.length === 4);
  return {
    hour,
    minute: Number(digits.slice(-2)),
    half: half ?? (counts24 ? 'day24' : null),
    isCertain: half !== null || (isHours && digits.length === 4),
    isPacked: true,
    to: isHours ? to + 1 : to,
  };
}

/** Reads `fifteen hundred` and `oh seven hundred hours`. */
function readHundred(reading: TokenizedText, index: number): TimePart | undefined {
  const at = ['oh', 'zero'].includes(reading.normalizedAt(index)) ? index + 1 : index;
  const hour = readNumber(reading, at);
  if (
    hour === undefined ||
    hour.digits !== '' ||
    reading.normalizedAt(hour.to) !== 'hundred' ||
    hour.value > 23
  ) {
    return undefined;
  }
  const isHours = ['hours', 'hrs'].includes(reading.normalizedAt(hour.to + 1));
  // "Nineteen hundred" is always a time. "Nine hundred" is usually a number, so it needs "oh" or "hours".
  if (at === index && !isHours && hour.value < 13) return undefined;
  const to = isHours ? hour.to + 2 : hour.to + 1;
  return {
    hour: hour.value,
    minute: 0,
    half: 'day24',
    isCertain: at > index || isHours,
    isPacked: false,
    to,
  };
}

/**
 * Reads the half of the day from words that also name the day: "at 10 this morning". The words stay unread, so that the
 * date is read from them too.
 */
function partAfter(reading: TokenizedText, index: number): DayHalf {
  const size = reading.phraseLengthAt(index, partsAfterHour);
  return partsOfDay.get(reading.words({ from: index, to: index + size })) ?? null;
}

/** Returns the index after words that make a time approximate: "7ish", "las siete y pico". */
function skipApproximation(reading: TokenizedText, index: number): number {
  if (reading.normalizedAt(index) === 'ish') return index + 1;
  if (reading.normalizedAt(index) === '-' && reading.normalizedAt(index + 1) === 'ish') return index + 2;
  const isAbout =
    reading.normalizedAt(index) === 'y' &&
    ['pico', 'algo', 'fraccion'].includes(reading.normalizedAt(index + 1));
  return isAbout ? index + 2 : index;
}

function readHourFirst(reading: TokenizedText, index: number): TimePart | undefined {
  const number = readNumber(reading, index);
  // "Un" is an article. The hour is "la una".
  if (number === undefined || reading.normalizedAt(index) === 'un') return undefined;
  if (number.value > 24 || number.digits.length > 2) return undefined;
  const exact = number.digits === '' ? undefined : readDigitMinutes(reading, number.to);
  const spoken = exact ?? readSpokenMinutes(reading, number.to, number.digits === '');
  const { half: statedHalf, to } = readHalf(reading, skipApproximation(reading, spoken.to));
  const half = statedHalf ?? partAfter(reading, to);
  const total = number.value * 60 + spoken.minute;
  const counts24 =
    number.value > 12 || number.value === 0 || (exact !== undefined && number.digits.startsWith('0'));
  return {
    hour: Math.floor(total / 60) % 24,
    minute: total % 60,
    half: half ?? (counts24 ? 'day24' : null),
    isCertain: half !== null || exact !== undefined || (spoken.to > number.to && number.digits !== ''),
    isPacked: false,
    to,
  };
}

/** Reads an early hour with a spoken zero: `oh five thirty`. */
function readOhHour(reading: TokenizedText, index: number): TimePart | undefined {
  if (!['oh', 'zero'].includes(reading.normalizedAt(index))) return undefined;
  const part = readHourFirst(reading, index + 1);
  const isEarly = part !== undefined && part.hour < 10 && part.half === null;
  return isEarly ? { ...part, half: 'day24', isCertain: true } : undefined;
}

/** Reads a time of day at an index, including the small words before it. */
export function readTime(reading: TokenizedText, index: number): SpokenTime | undefined {
  let at = index;
  for (let skipped = 0; skipped < 3; skipped += 1) {
    const size = reading.phraseLengthAt(at, hourPrefixes);
    if (size === 0 || (reading.normalizedAt(at) === 'a' && size === 1)) break;
    at += size;
  }
  const noon = reading.phraseLengthAt(at, noons);
  if (noon > 0) return afterNoon(reading, at, noon);
  const midnight = reading.phraseLengthAt(at, midnights);
  if (midnight > 0) return special(0, at, midnight);
  if (reading.kindAt(at) !== undefined) return undefined;
  const part =
    readHundred(reading, at) ??
    readFractionFirst(reading, at) ??
    readPacked(reading, at) ??
    readOhHour(reading, at) ??
    readHourFirst(reading, at);
  if (part === undefined || !reading.isUnread({ from: at, to: part.to })) return undefined;
  const end = part.to + reading.phraseLengthAt(part.to, hourSuffixes);
  const isAfterArticle = ['las', 'la'].includes(reading.normalizedAt(at - 1)) && at > index;
  return { ...part, from: at, to: end, isCertain: part.isCertain || isAfterArticle || end > part.to };
}

/** Reads `noon` and `noon thirty`. */
function afterNoon(reading: TokenizedText, from: number, size: number): SpokenTime {
  const noon = special(12, from, size);
  const minutes = readNumber(reading, noon.to);
  const isMinutes = minutes !== undefined && [15, 30, 45].includes(minutes.value);
  return isMinutes ? { ...noon, minute: minutes.value, to: minutes.to } : noon;
}

const special = (hour: number, from: number, size: number): SpokenTime => ({
  hour,
  minute: 0,
  half: 'day24',
  isCertain: true,
  isPacked: false,
  from,
  to: from + size,
});

/** One minute of the day that a time can mean. */
export interface TimeReading {
  minutes: number;
  /** The half of the day is not stated. */
  isGuess: boolean;
}

/** Returns all minutes of the day that a time can mean. */
export function readingsOf({ hour, minute, half }: SpokenTime): TimeReading[] {
  const at = (h: number, isGuess = false) => ({ minutes: ((h % 24) * 60 + minute) % 1440, isGuess });
  if (half === 'day24' || hour > 12) return [at(hour)];
  if (half === 'am') return [at(hour % 12)];
  if (half === 'pm') return [at((hour % 12) + 12)];
  // "Two at night" is after midnight, "ten at night" is before midnight.
  if (half === 'night') return [at(hour === 12 || hour < 5 ? hour % 12 : hour + 12)];
  return [at(hour % 12, true), at((hour % 12) + 12, true)];
}
