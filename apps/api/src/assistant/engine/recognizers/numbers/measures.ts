import { readNumber } from '../../tokens/numbers.ts';
import type { Span, TokenizedText } from '../../tokens/reading.ts';
import { countedBefore, machineNouns, rangeJoins, units } from '../../words/times.ts';

const PHONE = /(?:\+\d{1,3}[ .-]?)?(?:\(\d{2,4}\) ?|\b\d{2,4}[ .-])\d{3,4}[ .-]\d{4}\b/g;
const ADDRESS = /[\w.+-]{1,64}@[\w-]{1,64}(?:\.[\w-]{1,64}){1,4}/g;

/** Marks the tokens of all matches of a pattern as read. */
function takeMatches(reading: TokenizedText, pattern: RegExp, as: string): void {
  let at = 0;
  for (const match of reading.text.matchAll(pattern)) {
    const end = match.index + match[0].length;
    while (at < reading.length && (reading.tokenAt(at)?.start ?? 0) < match.index) at += 1;
    const from = at;
    while (at < reading.length && (reading.tokenAt(at)?.end ?? 0) <= end) at += 1;
    if (at > from) reading.markRead({ from, to: at }, as);
  }
}

/** Marks phone numbers and email addresses as read, so that no field is read from them. */
export function takeAddresses(reading: TokenizedText): void {
  takeMatches(reading, PHONE, 'address');
  takeMatches(reading, ADDRESS, 'address');
}

/** Reads a number with a thousands separator, which is not a time: `5,400`. Returns the index after it. */
function thousandsAt(reading: TokenizedText, index: number): number | undefined {
  const [first, comma, rest] = [
    reading.tokenAt(index),
    reading.tokenAt(index + 1),
    reading.tokenAt(index + 2),
  ];
  if (first?.kind !== 'number' || comma?.norm !== ',' || comma.isSpaced) return undefined;
  return rest?.kind === 'number' && !rest.isSpaced && rest.text.length === 3 ? index + 3 : undefined;
}

/** Reads `2 7/8`, `5,000` or `9.5` as one number. Returns the index after it. */
function wholeNumber(reading: TokenizedText, index: number): number | undefined {
  const number = readNumber(reading, index);
  if (number === undefined) return undefined;
  let at = number.to;
  for (let count = 0; count < 2 && number.digits !== ''; count += 1) {
    const mark = reading.tokenAt(at);
    const next = reading.tokenAt(at + 1);
    const isJoined = mark !== undefined && !mark.isSpaced && next?.kind === 'number' && !next.isSpaced;
    if (isJoined && [',', '/', '.'].includes(mark.norm)) at += 2;
    else if (mark?.kind === 'number' && reading.normalizedAt(at + 1) === '/' && next?.isSpaced === false)
      at += 3;
    else break;
  }
  return at;
}

/**
 * Reads sizes and counts that look like a time range: `4 to 6 inch`, `stages 5 to 8`, `2 7/8`. Returns the index after
 * them.
 */
function measureAt(reading: TokenizedText, index: number): number | undefined {
  const first = wholeNumber(reading, index);
  if (first === undefined) return undefined;
  const join = reading.normalizedAt(first) === '-' ? 1 : reading.phraseLengthAt(first, rangeJoins);
  const second =
    join > 0 || reading.normalizedAt(first) === 'x'
      ? wholeNumber(reading, first + Math.max(join, 1))
      : undefined;
  const end = second ?? first;
  const isUnit = units.has(reading.normalizedAt(end)) && !isOfDay(reading, end);
  if (isUnit) return end + 1;
  const before = reading.normalizedAt(index - 1);
  // ", no eight" is a correction, "joint no 8" is a number.
  const isCorrection = before === 'no' && reading.tokenAt(index - 2)?.kind === 'mark';
  const isCounted = countedBefore.has(before) && !isCorrection && !reading.endsSentence(index - 1);
  const isList = before.endsWith('s') || !machineNouns.has(before);
  if (isCounted && (second === undefined || isList)) return isClockMark(reading, first) ? undefined : end;
  const isFraction = reading.normalizedAt(first - 2) === '/' && first - index >= 3;
  return isFraction ? first : thousandsAt(reading, index);
}

const beforeHours = new Set(['a', 'de', 'desde', 'hasta', 'para', 'entre', 'como', 'tipo', 'sobre']);

/** Recognizes a number of things, which is not a time: "engrasé las dos válvulas". */
export function countsThings(reading: TokenizedText, { from, to }: Span): boolean {
  if (
    !['las', 'los', 'the'].includes(reading.normalizedAt(from - 1)) ||
    beforeHours.has(reading.normalizedAt(from - 2))
  )
    return false;
  const noun = reading.tokenAt(to);
  return noun?.kind === 'word' && /^.{3,}s$/.test(noun.norm) && !/(?:mos|pues|nces|horas)$/.test(noun.norm);
}

const isClockMark = (reading: TokenizedText, index: number) =>
  reading.normalizedAt(index) === ':' || ['am', 'pm'].includes(reading.normalizedAt(index));

/** Recognizes the `m` in `7 a m`, which is not a unit. */
const isOfDay = (reading: TokenizedText, index: number) =>
  reading.normalizedAt(index) === 'm' && ['a', 'p'].includes(reading.normalizedAt(index - 1));

/** Marks sizes and counts as measures, so that no time is read from them. Descriptions may contain measures. */
export function takeMeasures(reading: TokenizedText): void {
  reading.readAll('measure', (from) => {
    const to = reading.kindAt(from) === undefined ? measureAt(reading, from) : undefined;
    return to === undefined ? undefined : { from, to };
  });
}
