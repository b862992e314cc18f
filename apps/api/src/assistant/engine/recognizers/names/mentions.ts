import type { Named } from '../../context.ts';
import type { Span, TokenizedText } from '../../tokens/reading.ts';
import { CANDIDATES_MAX, type IndexedName, type NameIndex, nearWords } from './nameIndex.ts';

/** Words that name one record, or several records that are equally likely. */
export interface Mention extends Span {
  records: readonly Named[];
  /** 1 for a complete name; less for a part of a name, a short form or a misspelled word. */
  score: number;
  /** A verb or preposition next to the name gives the record's role in the ticket. */
  hasRoleCue?: boolean;
}

/** Scores of a mention. They depend on how completely and exactly the words match the name. */
const SCORES = { whole: 1, part: 0.9, shortName: 0.85, misspelt: 0.8 } as const;
/** Minimum difference between the scores of two names. If the difference is smaller, both stay candidates. */
const SCORE_DIFFERENCE_MIN = 0.05;
/** Maximum number of words in a name. */
const NAME_WORDS_MAX = 8;

interface Options {
  /** Also accepts misspelled words. */
  isFuzzy: boolean;
  /** Words that identify no record by themselves, such as "Energy". */
  generic?: ReadonlySet<string>;
}

/** Names that contain the words of the text from an index on. */
interface Followed {
  matching: readonly IndexedName[];
  /** More names contain these words than were compared. */
  isTruncated: boolean;
  to: number;
  /** Number of words that match. */
  words: number;
}

/** Returns the names that contain any of the words, at most one more than the limit of comparisons. */
function namesWithAny(words: readonly string[], { byWord }: NameIndex): readonly IndexedName[] {
  const [only = ''] = words;
  if (words.length === 1) return byWord.get(only) ?? [];
  const candidates: IndexedName[] = [];
  for (const word of words) {
    candidates.push(...(byWord.get(word) ?? []).slice(0, CANDIDATES_MAX + 1 - candidates.length));
    if (candidates.length > CANDIDATES_MAX) break;
  }
  return candidates;
}

/**
 * Matches consecutive words as long as some names contain all of them. Only the names that contain the rarest word are
 * compared, so that a word shared by thousands of names costs no more than a rare word.
 * @param heads possible meanings of the first word: the word itself, the long forms of a short name, or corrected
 *   spellings
 */
function matchWords(
  reading: TokenizedText,
  index: number,
  heads: readonly string[],
  names: NameIndex,
): Followed {
  let pool = namesWithAny(heads, names);
  let matching: readonly IndexedName[] = pool.slice(0, CANDIDATES_MAX);
  let isTruncated = pool.length > CANDIDATES_MAX;
  const required: string[] = [];
  const hasAll = ({ wordSet }: IndexedName) =>
    heads.some((head) => wordSet.has(head)) && required.every((word) => wordSet.has(word));
  let at = index + 1;
  let words = 1;
  while (words < NAME_WORDS_MAX) {
    const isJoint = ['.', '&'].includes(reading.normalizedAt(at)) && !reading.endsSentence(at);
    const next = isJoint ? at + 1 : at;
    const token = reading.tokenAt(next);
    if (token === undefined || token.kind === 'mark' || reading.kindAt(next) !== undefined) break;
    const withWord = names.byWord.get(token.norm);
    let narrowed: readonly IndexedName[];
    if (withWord === undefined) {
      narrowed = initials(matching, token.norm, token.isCapital);
      reading.comparisons += matching.length;
      if (narrowed.length > 0) pool = narrowed;
    } else {
      const rarest = withWord.length < pool.length ? withWord : pool;
      required.push(token.norm);
      const compared = rarest.slice(0, CANDIDATES_MAX);
      narrowed = compared.filter(hasAll);
      reading.comparisons += compared.length;
      if (narrowed.length > 0) {
        isTruncated = rarest.length > CANDIDATES_MAX;
        pool = isTruncated ? rarest : narrowed;
      }
    }
    if (narrowed.length === 0) break;
    matching = narrowed;
    at = next + 1;
    words += 1;
  }
  return { matching, isTruncated, to: at, words };
}

/** Filters names by an initial: `Mike T.`. */
const initials = (names: readonly IndexedName[], letter: string, isCapital: boolean) =>
  isCapital && letter.length === 1
    ? names.filter(({ words }) => words.slice(1).some((word) => word.startsWith(letter)))
    : [];

/** Reads the record that is named by the words at an index. */
export function mentionAt(
  reading: TokenizedText,
  index: number,
  names: NameIndex,
  { isFuzzy, generic }: Options,
): Mention | undefined {
  const token = reading.tokenAt(index);
  if (token === undefined || token.kind === 'mark' || reading.kindAt(index) !== undefined) return undefined;
  const isExact = names.byWord.has(token.norm);
  const longs = isExact ? undefined : names.byShortName.get(token.norm);
  const heads = isExact ? [token.norm] : (longs ?? (isFuzzy ? nearWords(reading, names, token.norm) : []));
  if (heads.length === 0) return undefined;
  const { matching, isTruncated: isCut, to, words } = matchWords(reading, index, heads, names);
  if (words === 1 && generic?.has(token.norm)) return undefined;
  const base = isExact ? SCORES.part : longs ? SCORES.shortName : SCORES.misspelt;
  const scored = matching.map(({ record, words: all }) => ({
    record,
    score: words >= coreLength(all, generic) && words > 1 ? base + SCORES.whole - SCORES.part : base,
  }));
  const best = Math.max(...scored.map(({ score }) => score));
  // The words are a complete name, although another name also contains them: "Vista" and "Vista Norte".
  const { quote } = reading.quote({ from: index, to });
  const whole = names.byLabel.get(quote.toLowerCase())?.slice(0, CANDIDATES_MAX) ?? [];
  const beginsName = matching.some(({ words: [begin] }) => begin === token.norm);
  // "Al norte de Camargo" does not name a company with "Norte" in its name.
  const isGeneric = !reading.someToken({ from: index, to }, (at) => !generic?.has(reading.normalizedAt(at)));
  if (!beginsName && isGeneric) return undefined;
  // If not all names were compared, the closest name is unknown, so all compared names stay candidates.
  const closest = scored
    .filter(({ score }) => isCut || best - score <= SCORE_DIFFERENCE_MIN)
    .map(({ record }) => record);
  const named = whole.length > 0 ? whole : closest;
  const records = [...new Map(named.map((record) => [record.id, record])).values()];
  if (isCut && whole.length === 0 && records.length < 2) return undefined;
  return { from: index, to, records, score: whole.length > 0 ? SCORES.whole : best };
}

const coreLength = (words: readonly string[], generic: ReadonlySet<string> | undefined) =>
  words.filter((word) => !generic?.has(word)).length || words.length;
