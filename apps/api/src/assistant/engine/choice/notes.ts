import type { Span, TokenizedText } from '../tokens/reading.ts';
import { noteCues } from '../words/actions.ts';

/** A note and the index of the words that announce it. */
export interface CuedNote extends Span {
  cueFrom: number;
}

/**
 * Reads an announced note ("note: …") up to the end of its sentence, including words that other fields were read from.
 */
export function cuedNote(reading: TokenizedText, job: Span): CuedNote | undefined {
  for (let at = job.from; at < job.to; at += 1) {
    const size = reading.phraseLengthAt(at, noteCues);
    if (size === 0 || reading.kindAt(at) !== undefined) continue;
    const mark = reading.normalizedAt(at + size);
    const before = smallBeforeCue.has(reading.normalizedAt(at - 1)) ? at - 1 : at;
    const isCue =
      [':', ',', '-', '—'].includes(mark) ||
      before === job.from ||
      reading.normalizedAt(before - 1) === ',' ||
      reading.endsSentence(before - 1);
    const from = [':', ',', '-', '—', 'that', 'que'].includes(mark) ? at + size + 1 : at + size;
    if (!isCue) continue;
    let to = from;
    while (to < job.to && !reading.endsSentence(to) && !isHoursNext(reading, to)) to += 1;
    // A sentence can end with a word and a line break instead of a mark.
    if (to < job.to && reading.tokenAt(to)?.kind !== 'mark') to += 1;
    if (to > from) return { from, to, cueFrom: before };
  }
  return undefined;
}

/** Recognizes a comma before a time range, where a note ends. */
const isHoursNext = (reading: TokenizedText, index: number) =>
  reading.normalizedAt(index) === ',' && reading.kindAt(index + 1) === 'hours';

const smallBeforeCue = new Set(['que', 'and', 'y', 'please', 'also', 'porfa']);

/** Returns the part of a run before a note, or the run if they do not overlap. */
export function withoutNote(run: Span, note: CuedNote | undefined): Span {
  const isBeside = note === undefined || run.to <= note.cueFrom || run.from >= note.to;
  return isBeside ? run : { from: run.from, to: Math.max(run.from, note.cueFrom) };
}
