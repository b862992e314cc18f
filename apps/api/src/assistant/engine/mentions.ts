import type { Named } from './context.ts';
import { type IndexedName, type NameIndex, namesWith } from './nameIndex.ts';
import type { Reading, Span } from './tokens.ts';

/** Words of a text that name one record, or several that are equally likely. */
export interface Mention extends Span {
  records: readonly Named[];
  /** 1 for a whole name, less for a part of it, a short form or a misspelt word. */
  score: number;
}

const SCORES = { whole: 1, part: 0.9, shortName: 0.85, misspelt: 0.8 } as const;
/** Of two readings this close, none is picked. */
const TOO_CLOSE = 0.05;
const WORDS_MAX = 8;

interface Options {
  /** Looks for misspelt words as well. */
  isFuzzy: boolean;
  /** Words that name nobody by themselves, such as "Energy". */
  generic?: ReadonlySet<string>;
}

/** Follows the words of a name from an index on, as long as some names have them all. */
function follow(reading: Reading, index: number, first: readonly IndexedName[], names: NameIndex) {
  let matching = first;
  let at = index + 1;
  let words = 1;
  while (words < WORDS_MAX) {
    const isJoint = ['.', '&'].includes(reading.norm(at)) && !reading.endsSentence(at);
    const next = isJoint ? at + 1 : at;
    const token = reading.at(next);
    if (token === undefined || token.kind === 'mark' || reading.takenAs(next) !== undefined) break;
    const both = namesWith(names, token.norm, false);
    const records = new Set(both.map(({ record }) => record));
    const narrowed =
      both.length > 0
        ? matching.filter(({ record }) => records.has(record))
        : initials(matching, token.norm, token.isCapital);
    if (narrowed.length === 0) break;
    matching = narrowed;
    at = next + 1;
    words += 1;
  }
  return { matching, to: at, words };
}

/** `Mike T.`: those of the names that have another word with this letter. */
const initials = (names: readonly IndexedName[], letter: string, isCapital: boolean) =>
  isCapital && letter.length === 1
    ? names.filter(({ words }) => words.slice(1).some((word) => word.startsWith(letter)))
    : [];

/** Reads the record that the words at an index name. */
export function mentionAt(
  reading: Reading,
  index: number,
  names: NameIndex,
  { isFuzzy, generic }: Options,
): Mention | undefined {
  const token = reading.at(index);
  if (token === undefined || token.kind === 'mark' || reading.takenAs(index) !== undefined) return undefined;
  const exact = namesWith(names, token.norm, false);
  const short = exact.length > 0 ? [] : (names.byShortName.get(token.norm) ?? []);
  const misspelt =
    isFuzzy && exact.length === 0 && short.length === 0 ? namesWith(names, token.norm, true) : [];
  const first = [...exact, ...short, ...misspelt];
  if (first.length === 0) return undefined;
  const { matching, to, words } = follow(reading, index, first, names);
  if (words === 1 && generic?.has(token.norm)) return undefined;
  const base = exact.length > 0 ? SCORES.part : short.length > 0 ? SCORES.shortName : SCORES.misspelt;
  const scored = matching.map(({ record, words: all }) => ({
    record,
    score: words >= coreLength(all, generic) && words > 1 ? base + SCORES.whole - SCORES.part : base,
  }));
  const best = Math.max(...scored.map(({ score }) => score));
  const whole = scored.filter(({ record }) => isWhole(record, reading, index, to));
  const beginsName = matching.some(({ words: [begin] }) => begin === token.norm);
  // "Al norte de Camargo" names no company.
  if (!beginsName && isGeneric(reading, { from: index, to }, generic)) return undefined;
  const closest = whole.length > 0 ? whole : scored.filter(({ score }) => best - score <= TOO_CLOSE);
  const records = [...new Map(closest.map(({ record }) => [record.id, record])).values()];
  return { from: index, to, records, score: whole.length > 0 ? SCORES.whole : best };
}

function isGeneric(reading: Reading, { from, to }: Span, generic: ReadonlySet<string> | undefined): boolean {
  for (let at = from; at < to; at += 1) if (!generic?.has(reading.norm(at))) return false;
  return true;
}

const coreLength = (words: readonly string[], generic: ReadonlySet<string> | undefined) =>
  words.filter((word) => !generic?.has(word)).length || words.length;

/** The words are the whole name, though another name has them, too: "Vista" beside "Vista Norte". */
function isWhole(record: Named, reading: Reading, from: number, to: number): boolean {
  const { quote } = reading.quote({ from, to });
  return quote.length === record.label.length && quote.toLowerCase() === record.label.toLowerCase();
}
