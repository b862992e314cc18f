import { readNumber } from '../../tokens/numbers.ts';
import { Phrases } from '../../tokens/phrases.ts';
import type { TokenizedText } from '../../tokens/reading.ts';
import { isBefore as isRightBehind } from '../../tokens/surroundings.ts';
import { arrivalWords, leaveWords } from '../../words/jobs.ts';
import { type DayHalf, readHalf } from './halves.ts';

/** A time of day without the small words before it. */
export interface TimePart {
  hour: number;
  minute: number;
  half: DayHalf;
  /** The words can only be a time: they contain a colon, a half of the day or a word such as "noon". */
  isCertain: boolean;
  /** Written without a colon: `330`. */
  isPacked: boolean;
  /** Index of the next token. */
  to: number;
}

const arrivals = new Phrases([...arrivalWords, ...leaveWords]);

/** Recognizes words before a single time that looks like two: "at ten to seven", "showed up ten til seven". */
const isSingleTimeCue = (reading: TokenizedText, index: number) =>
  ['at', 'by', 'around', 'about'].includes(reading.normalizedAt(index - 1)) ||
  isRightBehind(reading, index, arrivals);

/** Reads `half six`, British English for half past six. "And a half" is not a time. */
function readHalfPast(reading: TokenizedText, index: number): TimePart | undefined {
  const hour = readNumber(reading, index + 1);
  const isHour = hour !== undefined && hour.digits === '' && hour.value >= 1 && hour.value <= 12;
  if (!isHour || ['and', 'a'].includes(reading.normalizedAt(index - 1))) return undefined;
  return { ...readHalf(reading, hour.to), hour: hour.value, minute: 30, isCertain: true, isPacked: false };
}

/** Reads `half past seven`, `a quarter to seven`, `cuarto para las siete`. */
export function readFractionFirst(reading: TokenizedText, index: number): TimePart | undefined {
  let at = index;
  if (['a', 'un'].includes(reading.normalizedAt(at))) at += 1;
  const word = reading.normalizedAt(at);
  const number = readNumber(reading, at);
  const halfPast = word === 'half' && at === index ? readHalfPast(reading, index) : undefined;
  if (halfPast) return halfPast;
  const minutes = word === 'half' ? 30 : word === 'quarter' || word === 'cuarto' ? 15 : number?.value;
  if (minutes === undefined || minutes > 30) return undefined;

  const join = reading.normalizedAt(number?.to ?? at + 1);
  const isAfter = join === 'past' || join === 'after';
  const isBefore =
    join === 'til' ||
    join === 'till' ||
    join === 'of' ||
    join === 'para' ||
    // "Twenty five to five" is a single time, because no day has 25 hours.
    (join === 'to' && (!number || minutes > 24 || isSingleTimeCue(reading, index)));
  if (!isAfter && !isBefore) return undefined;
  // "9 till 6" is a time range. "Twenty till six" and "at ten till six" are single times.
  const isRange = isBefore && number !== undefined && join !== 'para' && ![5, 20, 25].includes(minutes);
  if (isRange && !(minutes === 10 && isSingleTimeCue(reading, index))) return undefined;
  let hourAt = (number?.to ?? at + 1) + 1;
  if (['las', 'la'].includes(reading.normalizedAt(hourAt))) hourAt += 1;
  else if (join === 'para') return undefined;
  const hour = readNumber(reading, hourAt);
  if (hour === undefined || hour.value < 1 || hour.value > 12) return undefined;
  const total = hour.value * 60 + (isAfter ? minutes : -minutes);
  return {
    ...readHalf(reading, hour.to),
    hour: Math.floor(total / 60) || 12,
    minute: total % 60,
    isCertain: true,
    isPacked: false,
  };
}
