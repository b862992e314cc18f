import { readNumber } from '../../tokens/numbers.ts';
import { Phrases } from '../../tokens/phrases.ts';
import type { TokenizedText } from '../../tokens/reading.ts';
import { costFillers, costKinds } from '../../words/costs.ts';
import type { Candidate } from '../candidate.ts';

const kindPhrases = new Phrases(costKinds.keys());

/** Reads a code of letters and digits without spaces: `2026-118`, `77104-B`. Returns the index after it. */
function codeAt(reading: TokenizedText, index: number): number | undefined {
  let at = index;
  let hasDigit = false;
  while (at < reading.length && at < index + 9) {
    const token = reading.tokenAt(at);
    if (token === undefined || (at > index && token.isSpaced)) break;
    if (token.kind === 'mark' && !['-', '/', '.'].includes(token.norm)) break;
    if (token.kind === 'number') hasDigit = true;
    at += 1;
  }
  while (at > index && reading.tokenAt(at - 1)?.kind === 'mark') at -= 1;
  return hasDigit ? at : undefined;
}

/** Reads a spoken dash: `4410 dash 7`. */
function saidDash(reading: TokenizedText, index: number): { digits: string; to: number } | undefined {
  if (!['dash', 'guion', 'diagonal', 'slash'].includes(reading.normalizedAt(index))) return undefined;
  const number = readNumber(reading, index + 1);
  return number && { digits: number.digits || String(number.value), to: number.to };
}

/** Reads a code that is spoken digit by digit: `seven seven one oh four`. */
function spokenCodeAt(reading: TokenizedText, index: number): { digits: string; to: number } | undefined {
  let digits = '';
  let at = index;
  while (at < index + 12) {
    const number = readNumber(reading, at);
    if (number === undefined || number.digits !== '') break;
    digits += String(number.value);
    at = number.to;
  }
  return digits.length >= 3 ? { digits, to: at } : undefined;
}

function costAt(reading: TokenizedText, index: number): Candidate | undefined {
  const size = reading.phraseLengthAt(index, kindPhrases);
  if (size === 0) return undefined;
  const kind = costKinds.get(reading.words({ from: index, to: index + size })) ?? '';
  let at = index + size;
  for (let count = 0; count < 3 && costFillers.has(reading.normalizedAt(at)); count += 1) at += 1;
  const to = codeAt(reading, at);
  if (to !== undefined) {
    const { quote } = reading.quote({ from: at, to });
    const more = saidDash(reading, to);
    if (more)
      return { from: index, to: more.to, value: `${kind} ${quote}-${more.digits}`, evidence: 'spokenCode' };
    return { from: index, to, value: `${kind} ${quote}`, evidence: 'writtenCode' };
  }
  const spoken = spokenCodeAt(reading, at);
  return spoken && { from: index, to: spoken.to, value: `${kind} ${spoken.digits}`, evidence: 'spokenCode' };
}

/** Finds the customer's cost references with their kind, `AFE 2026-118`, and marks their words as read. */
export const readCosts = (reading: TokenizedText): Candidate[] =>
  reading.readAll('cost', (at) => costAt(reading, at));
