import { readNumber } from '../../tokens/numbers.ts';
import type { Span, TokenizedText } from '../../tokens/reading.ts';
import { hourWords, minuteWords } from '../../words/times.ts';

export interface Duration extends Span {
  minutes: number;
}

/** Reads a duration at an index: `8 hours`, `an hour and a half`, `ocho horas y media`, `45 minutes`. */
export function readDuration(reading: TokenizedText, index: number): Duration | undefined {
  const first = reading.normalizedAt(index);
  if ((first === 'half' && ['an', 'a'].includes(reading.normalizedAt(index + 1))) || first === 'media') {
    const at = first === 'media' ? index + 1 : index + 2;
    return hourWords.has(reading.normalizedAt(at)) ? { minutes: 30, from: index, to: at + 1 } : undefined;
  }
  const isArticle = ['an', 'a', 'una', 'un'].includes(first);
  const isBare = first === 'hora' && reading.normalizedAt(index + 1) === 'y';
  const number = isBare
    ? { value: 1, to: index }
    : isArticle
      ? { value: 1, to: index + 1 }
      : readNumber(reading, index);
  if (number === undefined) return undefined;
  const { value, to } = withFraction(reading, number);
  if (minuteWords.has(reading.normalizedAt(to))) return { minutes: value, from: index, to: to + 1 };
  if (!hourWords.has(reading.normalizedAt(to)) || value > 24) return undefined;
  return { ...readRest(reading, value * 60, to + 1), from: index };
}

/** Reads the fraction after a number: `7.5`, `seven and a half`, `siete y media`. */
function withFraction(reading: TokenizedText, { value, to }: { value: number; to: number }) {
  const fraction = reading.tokenAt(to + 1);
  if (reading.normalizedAt(to) === '.' && fraction?.kind === 'number' && !fraction.isSpaced) {
    return { value: value + Number(`0.${fraction.text.slice(0, 3)}`), to: to + 2 };
  }
  if (
    reading.normalizedAt(to) === 'and' &&
    reading.normalizedAt(to + 1) === 'a' &&
    reading.normalizedAt(to + 2) === 'half'
  ) {
    return { value: value + 0.5, to: to + 3 };
  }
  if (reading.normalizedAt(to) === 'y' && reading.normalizedAt(to + 1) === 'media')
    return { value: value + 0.5, to: to + 2 };
  return { value, to };
}

/** Reads the minutes after the hours: `and a half`, `y media`, `y cuarto`, `30 minutes`. */
function readRest(reading: TokenizedText, minutes: number, index: number): { minutes: number; to: number } {
  const join = reading.normalizedAt(index);
  const isJoined = join === 'and' || join === 'y' || join === 'con';
  const at = isJoined ? index + 1 : index;
  const word =
    reading.normalizedAt(at) === 'a' || reading.normalizedAt(at) === 'un'
      ? reading.normalizedAt(at + 1)
      : reading.normalizedAt(at);
  const end = reading.normalizedAt(at) === word ? at + 1 : at + 2;
  if (isJoined && (word === 'half' || word === 'media')) return { minutes: minutes + 30, to: end };
  if (isJoined && (word === 'quarter' || word === 'cuarto')) return { minutes: minutes + 15, to: end };
  const more = readNumber(reading, at);
  return more !== undefined && minuteWords.has(reading.normalizedAt(more.to))
    ? { minutes: minutes + more.value, to: more.to + 1 }
    : { minutes, to: index };
}
