import type { Named } from '../../context.ts';
import type { Span, TokenizedText } from '../../tokens/reading.ts';
import { isBefore } from '../../tokens/surroundings.ts';
import { tokenize } from '../../tokens/tokenize.ts';
import { isListedWorkVerb } from '../../tokens/wordKinds.ts';
import { jobTypeConcepts, jobTypeCues, jobTypeFillers } from '../../words/jobTypes.ts';
import type { Evidence } from '../candidate.ts';
import { addTo, CANDIDATES_MAX } from './nameIndex.ts';

/** Words that name one job type, or several job types that are equally likely. */
export interface FoundJobType extends Span {
  records: readonly Named[];
  evidence: Evidence;
}

const isBeginning = (word: string, beginning: string) =>
  beginning.endsWith('$') ? word === beginning.slice(0, -1) : word.startsWith(beginning);

/**
 * Beginnings of words by first letter, in the order of the concepts. A concept is a group of words with the same meaning
 * in both languages.
 */
const beginnings = new Map<string, { beginning: string; concept: string }[]>();
for (const [number, list] of jobTypeConcepts.entries())
  for (const beginning of list)
    addTo(beginnings, beginning.slice(0, 1), { beginning, concept: `#${number}` });

const conceptOf = (word: string): string =>
  beginnings.get(word.slice(0, 1))?.find(({ beginning }) => isBeginning(word, beginning))?.concept ??
  word.slice(0, 7);

const conceptsOfTexts = new WeakMap<TokenizedText, readonly string[]>();

/** Returns the concept of each token of a text, cached per text. */
function conceptsIn(reading: TokenizedText): readonly string[] {
  const cached = conceptsOfTexts.get(reading);
  if (cached) return cached;
  const all = reading.tokens.map(({ norm }) => conceptOf(norm));
  conceptsOfTexts.set(reading, all);
  return all;
}

interface IndexedJobType {
  record: Named;
  concepts: readonly string[];
  conceptSet: ReadonlySet<string>;
  words: readonly string[];
}

interface JobTypeIndex {
  byConcept: Map<string, IndexedJobType[]>;
  /** Job types by all their concepts in order, `#1 #2`. */
  byConcepts: Map<string, IndexedJobType[]>;
}

const indexes = new WeakMap<readonly Named[], JobTypeIndex>();

function indexOf(jobTypes: readonly Named[]): JobTypeIndex {
  const cached = indexes.get(jobTypes);
  if (cached) return cached;
  const index: JobTypeIndex = { byConcept: new Map(), byConcepts: new Map() };
  for (const record of jobTypes) {
    const words = tokenize(record.label)
      .map(({ norm }) => norm)
      .filter((word) => !jobTypeFillers.has(word) && /[a-z0-9]/.test(word));
    const meant = words.map(conceptOf);
    const conceptSet = new Set(meant);
    const entry = { record, concepts: meant, conceptSet, words };
    for (const concept of conceptSet) addTo(index.byConcept, concept, entry);
    addTo(index.byConcepts, meant.join(' '), entry);
  }
  indexes.set(jobTypes, index);
  return index;
}

/** Maximum number of words, from the first word on, that are searched for the rarest word of a job type. */
const WORDS_AHEAD = 8;

/**
 * Returns the job types whose name can start at a word. If many types share the word's concept, the result is limited to
 * types that also contain the rarest of the following concepts, and types named by exactly these words.
 */
function typesAt(
  reading: TokenizedText,
  index: number,
  { byConcept, byConcepts }: JobTypeIndex,
): readonly IndexedJobType[] {
  const all = conceptsIn(reading);
  const concept = all[index] ?? '';
  const first = byConcept.get(concept) ?? [];
  if (first.length <= CANDIDATES_MAX) return first;
  let rarest = first;
  let key = '';
  const exact: IndexedJobType[] = [];
  for (let at = index; at < index + WORDS_AHEAD && at < reading.length; at += 1) {
    const token = reading.tokenAt(at);
    if (token === undefined || token.kind === 'mark') break;
    if (jobTypeFillers.has(token.norm)) continue;
    key = key === '' ? concept : `${key} ${all[at] ?? ''}`;
    exact.push(...(byConcepts.get(key) ?? []).slice(0, CANDIDATES_MAX));
    const types = byConcept.get(all[at] ?? '');
    if (types !== undefined && types.length < rarest.length) rarest = types;
  }
  const compared = rarest.slice(0, CANDIDATES_MAX).filter(({ conceptSet }) => conceptSet.has(concept));
  return [...new Set([...exact.slice(0, CANDIDATES_MAX), ...compared])];
}

/** Finds the end of the words that contain all concepts of a job type. Small words may be in between. */
function spanOf(reading: TokenizedText, index: number, nameWords: readonly string[]): number | undefined {
  const missing = new Set(nameWords);
  const all = conceptsIn(reading);
  let to = index;
  for (let at = index; at < index + nameWords.length + 3 && missing.size > 0; at += 1) {
    const token = reading.tokenAt(at);
    if (token === undefined || token.kind === 'mark') break;
    if (missing.delete(all[at] ?? '')) to = at + 1;
    else if (!jobTypeFillers.has(token.norm)) break;
  }
  return missing.size === 0 ? to : undefined;
}

/** Accepts a job type of one word only by its noun: the verb "inspected" can be part of another job. */
const isNamed = (word: string, words: readonly string[]) =>
  words.length > 1 || word === words[0] || !isListedWorkVerb(word) || isListedWorkVerb(words[0] ?? '');

/** Finds the job type that a text names. The words stay available for the description. */
export function readJobType(
  reading: TokenizedText,
  jobTypes: readonly Named[],
  { from, to }: Span,
): FoundJobType | undefined {
  const index = indexOf(jobTypes);
  let best: { span: Span; record: Named; words: number; isCued: boolean }[] = [];
  for (let at = from; at < to; at += 1) {
    const token = reading.tokenAt(at);
    if (token === undefined || token.kind === 'mark' || !reading.isUnread({ from: at, to: at + 1 }, 'place'))
      continue;
    const types = typesAt(reading, at, index);
    if (types.length === 0) continue;
    const isCued = isBefore(reading, at, jobTypeCues);
    for (const { record, concepts: typeConcepts, words } of types) {
      reading.comparisons += 1;
      const end = spanOf(reading, at, typeConcepts);
      if (end === undefined || end > to || !isNamed(token.norm, words)) continue;
      const match = {
        span: { from: at, to: end },
        record,
        words: words.length,
        isCued,
      };
      const rank = (candidate: typeof match) => candidate.words + (candidate.isCued ? 10 : 0);
      const top = best[0] === undefined ? -1 : rank(best[0]);
      if (rank(match) > top) best = [match];
      else if (
        rank(match) === top &&
        best.length < CANDIDATES_MAX &&
        best.every((candidate) => candidate.record.id !== record.id)
      )
        best.push(match);
    }
  }
  const [first] = best;
  if (first === undefined) return undefined;
  // "Job type: pump repair" names the type explicitly and is not part of the description.
  if (first.isCued) reading.markRead(first.span, 'jobType');
  const isExact = reading.quote(first.span).quote.toLowerCase() === first.record.label.toLowerCase();
  return {
    ...first.span,
    records: best.map(({ record }) => record),
    evidence: first.isCued ? 'announced' : isExact ? 'completeName' : 'partOfName',
  };
}
