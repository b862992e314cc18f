import { readNumber } from '../../tokens/numbers.ts';
import type { Reading, Span } from '../../tokens/reading.ts';
import { countedBefore, machineNouns, rangeJoins, units } from '../../words/times.ts';

const PHONE = /(?:\+\d{1,3}[ .-]?)?(?:\(\d{2,4}\) ?|\b\d{2,4}[ .-])\d{3,4}[ .-]\d{4}\b/g;
const ADDRESS = /[\w.+-]{1,64}@[\w-]{1,64}(?:\.[\w-]{1,64}){1,4}/g;

/** Takes the tokens of all places where a pattern matches. */
function consumeMatches(reading: Reading, pattern: RegExp, as: string): void {
  let at = 0;
  for (const match of reading.text.matchAll(pattern)) {
    const end = match.index + match[0].length;
    while (at < reading.length && (reading.at(at)?.start ?? 0) < match.index) at += 1;
    const from = at;
    while (at < reading.length && (reading.at(at)?.end ?? 0) <= end) at += 1;
    if (at > from) reading.consume({ from, to: at }, as);
  }
}

/** Takes phone numbers and mail addresses: nothing is read from them. */
export function consumeAddresses(reading: Reading): void {
  consumeMatches(reading, PHONE, 'address');
  consumeMatches(reading, ADDRESS, 'address');
}

/** Reads `5,400`, a number with a comma for the thousands, which is no hour; returns the index after it. */
function thousandsAt(reading: Reading, index: number): number | undefined {
  const [first, comma, rest] = [reading.at(index), reading.at(index + 1), reading.at(index + 2)];
  if (first?.kind !== 'number' || comma?.norm !== ',' || comma.isSpaced) return undefined;
  return rest?.kind === 'number' && !rest.isSpaced && rest.text.length === 3 ? index + 3 : undefined;
}

/** Reads `2 7/8`, `5,000` or `9.5` as one number; returns the index after it. */
function wholeNumber(reading: Reading, index: number): number | undefined {
  const number = readNumber(reading, index);
  if (number === undefined) return undefined;
  let at = number.to;
  for (let count = 0; count < 2 && number.digits !== ''; count += 1) {
    const mark = reading.at(at);
    const next = reading.at(at + 1);
    const isJoined = mark !== undefined && !mark.isSpaced && next?.kind === 'number' && !next.isSpaced;
    if (isJoined && [',', '/', '.'].includes(mark.norm)) at += 2;
    else if (mark?.kind === 'number' && reading.norm(at + 1) === '/' && next?.isSpaced === false) at += 3;
    else break;
  }
  return at;
}

/** Reads sizes and counts, `4 to 6 inch`, `stages 5 to 8`, `2 7/8`: what looks like hours and is none. */
function measureAt(reading: Reading, index: number): number | undefined {
  const first = wholeNumber(reading, index);
  if (first === undefined) return undefined;
  const join = reading.norm(first) === '-' ? 1 : reading.phrase(first, rangeJoins);
  const second =
    join > 0 || reading.norm(first) === 'x' ? wholeNumber(reading, first + Math.max(join, 1)) : undefined;
  const end = second ?? first;
  const isUnit = units.has(reading.norm(end)) && !isOfDay(reading, end);
  if (isUnit) return end + 1;
  const before = reading.norm(index - 1);
  // ", no eight" corrects, "joint no 8" counts.
  const isCorrection = before === 'no' && reading.at(index - 2)?.kind === 'mark';
  const isCounted = countedBefore.has(before) && !isCorrection && !reading.endsSentence(index - 1);
  const isList = before.endsWith('s') || !machineNouns.has(before);
  if (isCounted && (second === undefined || isList)) return isClockMark(reading, first) ? undefined : end;
  const isFraction = reading.norm(first - 2) === '/' && first - index >= 3;
  return isFraction ? first : thousandsAt(reading, index);
}

const beforeHours = new Set(['a', 'de', 'desde', 'hasta', 'para', 'entre', 'como', 'tipo', 'sobre']);

/** Recognises a number of things, which is no hour: "engrasé las dos válvulas". */
export function countsThings(reading: Reading, { from, to }: Span): boolean {
  if (!['las', 'los', 'the'].includes(reading.norm(from - 1)) || beforeHours.has(reading.norm(from - 2)))
    return false;
  const noun = reading.at(to);
  return noun?.kind === 'word' && /^.{3,}s$/.test(noun.norm) && !/(?:mos|pues|nces|horas)$/.test(noun.norm);
}

const isClockMark = (reading: Reading, index: number) =>
  reading.norm(index) === ':' || ['am', 'pm'].includes(reading.norm(index));

/** Recognises the `m` of `7 a m`, which is no unit. */
const isOfDay = (reading: Reading, index: number) =>
  reading.norm(index) === 'm' && ['a', 'p'].includes(reading.norm(index - 1));

/** Takes sizes and counts, so that no hour is read from them; descriptions go on through them. */
export function consumeMeasures(reading: Reading): void {
  reading.consumeAll('measure', (from) => {
    const to = reading.takenAs(from) === undefined ? measureAt(reading, from) : undefined;
    return to === undefined ? undefined : { from, to };
  });
}
