import type { Named } from './context.ts';
import { isBefore } from './near.ts';
import { phrases, type Reading, type Span, tokenize } from './tokens.ts';
import { isAction } from './words/vocabulary.ts';

/** Words that name one type of job, or several that are equally likely. */
export interface FoundJobType extends Span {
  records: readonly Named[];
  confidence: 'sure' | 'check';
}

/** Beginnings of words that mean the same in both languages; those with `$` are whole words. */
const concepts: readonly (readonly string[])[] = [
  ['test', 'prueb', 'prob'],
  ['repair', 'repar'],
  ['pump', 'bomb'],
  ['well$', 'wells$', 'pozo$', 'pozos$'],
  ['mainten', 'manten', 'maint'],
  ['swab', 'suab', 'piston'],
  ['coil', 'flexib'],
  ['tubing', 'tuber'],
  ['wireline'],
  ['instal'],
  ['inspec'],
  ['electric'],
  ['prevent'],
  ['weld', 'solda'],
  ['clean', 'limpi'],
  ['calibr'],
  ['cement'],
  ['frac', 'fractur'],
  ['replac', 'reempl'],
  ['compress', 'compres'],
  ['technic', 'tecnic'],
  ['superv'],
  ['special', 'especial'],
  ['haul', 'acarre'],
  ['operat', 'operad'],
  ['senior'],
  ['field', 'campo'],
  ['safety', 'segurid'],
  ['train', 'capacit'],
  ['rig$', 'rigs$', 'rigging$'],
  ['flowback', 'flujo'],
  ['measur', 'medic'],
  ['automat'],
  ['valve', 'valvul'],
  ['tank', 'tanqu'],
  ['pipeline', 'ducto'],
  ['chemical', 'quimic'],
  ['emergenc'],
  ['workover', 'reacondic'],
];
const small = phrases('and, y, of, de, del, la, el, the, a, las, los, &, -');

const isBeginning = (word: string, beginning: string) =>
  beginning.endsWith('$') ? word === beginning.slice(0, -1) : word.startsWith(beginning);

function conceptOf(word: string): string {
  const concept = concepts.findIndex((beginnings) =>
    beginnings.some((beginning) => isBeginning(word, beginning)),
  );
  return concept >= 0 ? `#${concept}` : word.slice(0, 7);
}

interface JobTypeIndex {
  byConcept: Map<string, { record: Named; concepts: readonly string[]; words: readonly string[] }[]>;
}

const indexes = new WeakMap<readonly Named[], JobTypeIndex>();

function indexOf(jobTypes: readonly Named[]): JobTypeIndex {
  const known = indexes.get(jobTypes);
  if (known) return known;
  const index: JobTypeIndex = { byConcept: new Map() };
  for (const record of jobTypes) {
    const words = tokenize(record.label)
      .map(({ norm }) => norm)
      .filter((word) => !small.has(word) && /[a-z0-9]/.test(word));
    const meant = words.map(conceptOf);
    const entry = { record, concepts: meant, words };
    for (const concept of new Set(meant)) {
      index.byConcept.set(concept, [...(index.byConcept.get(concept) ?? []), entry]);
    }
  }
  indexes.set(jobTypes, index);
  return index;
}

const cues = phrases(
  'job type, type of job, type, tipo de trabajo, tipo, trabajo tipo, kind of job, type of work',
);

/** Looks for all words of a type from an index on, small words between them. */
function spanOf(reading: Reading, index: number, wanted: readonly string[]): number | undefined {
  const missing = new Set(wanted);
  let to = index;
  for (let at = index; at < index + wanted.length + 3 && missing.size > 0; at += 1) {
    const token = reading.at(at);
    if (token === undefined || token.kind === 'mark') break;
    if (missing.delete(conceptOf(token.norm))) to = at + 1;
    else if (!small.has(token.norm)) break;
  }
  return missing.size === 0 ? to : undefined;
}

/** A type of one word is named by its noun: who "inspected" something may have done another job. */
const isNamed = (word: string, words: readonly string[]) =>
  words.length > 1 || word === words[0] || !isAction(word) || isAction(words[0] ?? '');

/** Finds the type of job that a text names; their words stay readable as what was done. */
export function readJobType(
  reading: Reading,
  jobTypes: readonly Named[],
  { from, to }: Span,
): FoundJobType | undefined {
  const { byConcept } = indexOf(jobTypes);
  let best: { span: Span; record: Named; words: number; isCued: boolean }[] = [];
  for (let at = from; at < to; at += 1) {
    const token = reading.at(at);
    if (token === undefined || token.kind === 'mark' || !reading.isFree({ from: at, to: at + 1 }, 'place'))
      continue;
    for (const { record, concepts: wanted, words } of byConcept.get(conceptOf(token.norm)) ?? []) {
      const end = spanOf(reading, at, wanted);
      if (end === undefined || end > to || !isNamed(token.norm, words)) continue;
      const found = {
        span: { from: at, to: end },
        record,
        words: words.length,
        isCued: isBefore(reading, at, cues),
      };
      const rank = (one: typeof found) => one.words + (one.isCued ? 10 : 0);
      const top = best[0] === undefined ? -1 : rank(best[0]);
      if (rank(found) > top) best = [found];
      else if (rank(found) === top && best.every((other) => other.record.id !== record.id)) best.push(found);
    }
  }
  const [first] = best;
  if (first === undefined) return undefined;
  // "Job type: pump repair" tells nothing of what was done.
  if (first.isCued) reading.take(first.span, 'jobType');
  const isExact = reading.quote(first.span).quote.toLowerCase() === first.record.label.toLowerCase();
  return {
    ...first.span,
    records: best.map(({ record }) => record),
    confidence: first.isCued || isExact ? 'sure' : 'check',
  };
}
