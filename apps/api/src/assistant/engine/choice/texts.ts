import type { Evidence } from '../recognizers/candidate.ts';
import { namesDayAhead } from '../recognizers/dates/weekdaysAhead.ts';
import { Phrases } from '../tokens/phrases.ts';
import type { Span, TokenizedText } from '../tokens/reading.ts';
import { hasPhrase } from '../tokens/surroundings.ts';
import { isListedWorkVerb, isWorkVerb } from '../tokens/wordKinds.ts';
import { englishActionForms, noteWords, spanishActionForms } from '../words/actions.ts';
import {
  fieldNouns,
  leadingWords,
  microphoneTrials,
  stateVerbs,
  ticketRequests,
  trailingWords,
  wishVerbs,
  workNouns,
} from '../words/texts.ts';
import { isPlanned } from './asides.ts';
import { cuedNote, withoutNote } from './notes.ts';

/** The text of the description or notes, made of one or more parts of the dictated text. */
export interface FoundText {
  value: string;
  span: Span;
  evidence: Evidence;
}

export interface FoundTexts {
  description?: FoundText;
  notes?: FoundText;
  /** Spans that the description and notes are made of. */
  spans: Span[];
}

const ofWords = new Set(['de', 'del', 'en', 'a', 'al', 'of', 'on', 'to', 'preventivo', 'para']);
const articles = new Set(['the', 'a', 'an', 'el', 'la', 'los', 'las', 'un', 'una']);
const bothForms = new Phrases([...englishActionForms, ...spanishActionForms]);

/**
 * Returns the parts of the text that no other field was read from. Measures and durations stay part of the description.
 */
function unreadRuns(reading: TokenizedText, { from, to }: Span): Span[] {
  const runs: Span[] = [];
  let start = from;
  for (let at = from; at <= to; at += 1) {
    const as = at < to ? reading.kindAt(at) : 'end';
    const isInside = as === undefined || as === 'measure' || as === 'duration';
    const ends = at < to && reading.endsSentence(at);
    if (isInside && !ends) continue;
    // A line can end with a word instead of a mark; the word belongs to the line.
    const last = ends && isInside && reading.tokenAt(at)?.kind !== 'mark' ? at + 1 : at;
    if (last > start) runs.push({ from: start, to: last });
    start = at + 1;
  }
  return runs;
}

/** Returns the clauses about future days inside a span. */
function plansIn(reading: TokenizedText, { from, to }: Span): Span[] {
  const plans: Span[] = [];
  for (let at = from; at < to; at += 1) {
    if (reading.kindAt(at) !== 'plan') continue;
    const last = plans.at(-1);
    if (last?.to === at) last.to = at + 1;
    else plans.push({ from: at, to: at + 1 });
  }
  return plans;
}

/** Divides a run of words at commas. */
function pieces(reading: TokenizedText, { from, to }: Span): Span[] {
  const usedSpans: Span[] = [];
  let start = from;
  for (let at = from; at <= to; at += 1) {
    const mark = reading.tokenAt(at);
    const isComma = at < to && mark?.norm === ',' && reading.tokenAt(at + 1)?.isSpaced !== false;
    if (at < to && !isComma) continue;
    if (at > start) usedSpans.push({ from: start, to: at });
    start = at + 1;
  }
  return usedSpans;
}

/**
 * Recognizes a noun of work with its object at the start of a span: "soldadura en la línea", "installation of a pump".
 */
function beginsWithWork(reading: TokenizedText, { from, to }: Span): boolean {
  const at = leadingWords.has(reading.normalizedAt(from)) ? from + 1 : from;
  const isNoun =
    workNouns.has(reading.normalizedAt(at)) || /(?:[cs]ion|miento|eza|adura)$/.test(reading.normalizedAt(at));
  return isNoun && to - at >= 3 && ofWords.has(reading.normalizedAt(at + 1));
}

function hasAction(reading: TokenizedText, { from, to }: Span): boolean {
  if (beginsWithWork(reading, { from, to })) return true;
  for (let at = from; at < to; at += 1) {
    const token = reading.tokenAt(at);
    if (token?.kind !== 'word') continue;
    if (isWorkVerb(token)) return isVerbHere(reading, at, from);
    const size = reading.phraseLengthAt(at, bothForms);
    if (size > 0 && at + size <= to) return true;
  }
  return false;
}

/** Recognizes a verb: "the test" and "el cambio" are nouns, "la cambié" is a verb. */
function isVerbHere(reading: TokenizedText, at: number, from: number): boolean {
  // In "14 runs", the word is a noun that is counted.
  if (at > from && reading.tokenAt(at - 1)?.kind === 'number' && reading.normalizedAt(at).endsWith('s'))
    return false;
  // "Se estaba derramando" and "se rompió" describe an event, not the technician's work.
  const isHappening =
    at > from && reading.normalizedAt(at - 1) === 'se' && reading.tokenAt(at)?.text.endsWith('ó');
  if (isHappening && !isListedWorkVerb(reading.normalizedAt(at))) return false;
  if (at > from && ['estaba', 'estaban'].includes(reading.normalizedAt(at - 1))) return false;
  if (at === from || !articles.has(reading.normalizedAt(at - 1))) return true;
  return /(?:ed|ing|ado|ando|iendo|amos|imos|é|í|ó)$/.test(reading.tokenAt(at)?.text ?? '');
}

/** Recognizes a note about pending work or a fact to remember. A request for a ticket is not a note. */
const isNote = (reading: TokenizedText, span: Span) =>
  (hasPhrase(reading, span, noteWords) || namesDayAhead(reading, span) || isPlanned(reading, span)) &&
  !hasPhrase(reading, span, ticketRequests) &&
  (!wishVerbs.has(reading.normalizedAt(span.from)) || namesDayAhead(reading, span));

/** Recognizes a statement about a state, which is not a description of work: "the bridge is out", "mi número es". */
const isStateDescription = (reading: TokenizedText, span: Span) =>
  hasPhrase(reading, span, stateVerbs) &&
  !hasMeasure(reading, span) &&
  !hasAction(reading, { from: span.from, to: span.from + 1 });

/** Recognizes a span with a measure, which belongs to the description: "tubing is 2 3/8". */
const hasMeasure = (reading: TokenizedText, span: Span): boolean =>
  reading.someToken(span, (at) => reading.kindAt(at) === 'measure');

/** Removes small words at both ends of a span, but not the words of a job type. */
function trimmed(reading: TokenizedText, span: Span, whole?: Span): Span {
  let { from, to } = span;
  while (from < to && (leadingWords.has(reading.normalizedAt(from)) || reading.normalizedAt(from) === ','))
    from += 1;
  // "At the well" is removed before the well's name; "the test of the well" stays.
  const isCut = (word: string) =>
    word === ',' || (trailingWords.has(word) && (reading.kindAt(to) !== undefined || !fieldNouns.has(word)));
  const isWhole = (index: number) => whole !== undefined && index >= whole.from && index < whole.to;
  while (to > from && !isWhole(to - 1) && isCut(reading.normalizedAt(to - 1))) to -= 1;
  return { from, to };
}

const textOf = (reading: TokenizedText, spans: readonly Span[]) =>
  spans.map((span) => reading.quote(span).quote).join('. ');

function joined(reading: TokenizedText, spans: readonly Span[], evidence: Evidence): FoundText | undefined {
  const [first] = spans;
  const last = spans.at(-1);
  if (first === undefined || last === undefined) return undefined;
  return { value: textOf(reading, spans), span: { from: first.from, to: last.to }, evidence };
}

/** Returns the part of a run that describes the work: from the first piece with a verb to the end, without notes. */
function describedPart(reading: TokenizedText, run: Span, jobType?: Span): Span | undefined {
  const all = pieces(reading, run);
  const first = all.findIndex((piece) => hasAction(reading, piece));
  if (first < 0 || hasPhrase(reading, run, microphoneTrials)) return undefined;
  const from = all[first]?.from ?? run.from;
  const note = all.findIndex(
    (piece, index) => index > first && (isNote(reading, piece) || isStateDescription(reading, piece)),
  );
  const to = note < 0 ? run.to : (all[note - 1]?.to ?? run.to);
  const part = trimmed(reading, { from, to }, jobType);
  return part.to - part.from >= 2 ? part : undefined;
}

/** Recognizes a verb in the past tense, as opposed to a noun of the same word. */
const isVerb = (reading: TokenizedText, index: number) =>
  /(?:ed|amos|imos|é|í)$/.test(reading.tokenAt(index)?.text ?? '');

/** Reads the description and the notes of one job from the words that no other field was read from. */
export function readTexts(reading: TokenizedText, job: Span, jobType?: Span): FoundTexts {
  const cued = cuedNote(reading, job);
  const notes = plansIn(reading, job);
  const descriptions: Span[] = [];
  for (const whole of unreadRuns(reading, job)) {
    const run = withoutNote(whole, cued);
    if (isNote(reading, run)) {
      const part = trimmed(reading, run);
      const described = describedPart(reading, run, jobType);
      const isBoth = described !== undefined && !isNote(reading, described);
      if (isBoth) descriptions.push(described);
      const note = isBoth ? trimmed(reading, { from: described.to, to: run.to }) : part;
      if (note.to > note.from) notes.push(note);
      continue;
    }
    const part = describedPart(reading, run, jobType);
    // "Pump repair" alone names the job type and is not a description.
    const isJobType =
      part && jobType && part.from >= jobType.from && part.to <= jobType.to && !isVerb(reading, part.from);
    if (!part || isJobType) continue;
    descriptions.push(part);
    const rest = trimmed(reading, { from: part.to, to: run.to });
    // "My number is" before a phone number is not a note; it is reported with the unread parts.
    if (rest.to - rest.from > 2 && isStateDescription(reading, rest) && reading.kindAt(run.to) !== 'address')
      notes.push(rest);
  }
  const description = joined(reading, descriptions, 'restOfText');
  const note = cued
    ? joined(reading, [cued], 'announcedNote')
    : joined(
        reading,
        notes.toSorted((a, b) => a.from - b.from),
        'restOfText',
      );
  return {
    ...(description && { description }),
    ...(note && { notes: note }),
    spans: [...descriptions, ...(cued ? [cued] : notes)],
  };
}
