import { withSpokenMarks } from './spokenMarks.ts';

/** A word, a number or a mark of a text, with its place in it. */
export interface Token {
  text: string;
  /** Without accents, in lower case: what two spellings of one word share. */
  norm: string;
  start: number;
  end: number;
  kind: 'word' | 'number' | 'mark';
  /** White space, or the beginning of the text, stands before it. */
  isSpaced: boolean;
  isCapital: boolean;
}

/** The text without accents and in lower case. */
export const normalize = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

// No two alternatives can begin with the same character: the text is read once, whatever it holds.
const TOKEN = /(\d+)|(\p{L}[\p{L}\p{M}]*(?:['’]\p{L}[\p{L}\p{M}]*)*)|(\S)/gu;

/** Words in which `'s` means "is" or "us"; elsewhere it is the owner's. */
const contractions = new Set(
  "what's it's who's that's there's here's he's she's let's where's location's".split(' '),
);

/** A word as it is compared: "Apache's" names Apache. */
function comparable(word: string): string {
  const norm = normalize(word.slice(0, WORD_MAX)).replace('’', "'");
  return norm.endsWith("'s") && !contractions.has(norm) ? norm.slice(0, -2) : norm;
}

/** The longest run of letters that is looked at as a word; names and words of a language are shorter. */
const WORD_MAX = 40;

/** Cuts a text into words, numbers and single marks. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  let previousEnd = -1;
  for (const match of text.matchAll(TOKEN)) {
    const [found, digits, letters] = match;
    const start = match.index;
    const kind = digits !== undefined ? 'number' : letters !== undefined ? 'word' : 'mark';
    const norm = kind === 'number' ? found : comparable(found);
    tokens.push({
      text: found,
      norm,
      start,
      end: start + found.length,
      kind,
      isSpaced: start !== previousEnd,
      isCapital: kind === 'word' && found.slice(0, 1) !== found.slice(0, 1).toLowerCase(),
    });
    previousEnd = start + found.length;
  }
  return tokens;
}

/** Phrases without accents, found by their first or last word. */
export class Phrases extends Set<string> {
  /** The number of words of the longest phrase that begins with each word. */
  readonly longest: ReadonlyMap<string, number>;
  readonly lastWords: ReadonlySet<string>;

  constructor(list: Iterable<string>) {
    super(list);
    const longest = new Map<string, number>();
    for (const phrase of this) {
      const words = phrase.split(' ');
      longest.set(words[0] ?? '', Math.max(words.length, longest.get(words[0] ?? '') ?? 0));
    }
    this.longest = longest;
    this.lastWords = new Set([...this].map((phrase) => phrase.split(' ').at(-1) ?? ''));
  }
}

/** Neighbouring tokens: from the first up to but not with the last. */
export interface Span {
  from: number;
  to: number;
}

/** A text cut into tokens, some of which are already read as something. */
export class Reading {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly language: 'en' | 'es';
  /** The number of tokens looked at: the measure of the work, which grows as the text does. */
  steps = 0;
  /** The number of names of records that were compared with words of the text. */
  comparisons = 0;
  /** The number of words of names that were compared with misspelt words of the text. */
  nearComparisons = 0;
  private readonly taken: (string | undefined)[];

  constructor(text: string, language: 'en' | 'es') {
    this.text = text;
    this.language = language;
    this.tokens = withSpokenMarks(tokenize(text));
    this.taken = new Array(this.tokens.length);
  }

  get length(): number {
    return this.tokens.length;
  }

  at(index: number): Token | undefined {
    this.steps += 1;
    return this.tokens[index];
  }

  /** The word at an index without accents in lower case, or '' where there is none. */
  norm(index: number): string {
    return this.at(index)?.norm ?? '';
  }

  /** Marks tokens as read; what they are read as keeps others from reading them. */
  take({ from, to }: Span, as: string): void {
    for (let index = from; index < to; index += 1) this.taken[index] = as;
  }

  /** Returns the kind of value that a token is read as. */
  takenAs(index: number): string | undefined {
    return this.taken[index];
  }

  /** Reports that no token of a span is read as anything, or as one thing at most that may be read again. */
  isFree({ from, to }: Span, except?: string): boolean {
    for (let index = from; index < to; index += 1) {
      const as = this.taken[index];
      if (as !== undefined && as !== except) return false;
    }
    return true;
  }

  /** The words of a span with their place in the text, as a field of a draft has them. */
  quote({ from, to }: Span): { quote: string; start: number; end: number } {
    const start = this.tokens[from]?.start ?? 0;
    const end = this.tokens[to - 1]?.end ?? start;
    return { quote: this.text.slice(start, end), start, end };
  }

  /** The number of words at an index that the longest phrase matches, or 0. */
  phrase(index: number, phrases: Phrases): number {
    const most = phrases.longest.get(this.norm(index)) ?? 0;
    let text = '';
    let longest = 0;
    for (let size = 1; size <= most; size += 1) {
      const norm = this.norm(index + size - 1);
      if (norm === '') break;
      text = size === 1 ? norm : `${text} ${norm}`;
      if (phrases.has(text)) longest = size;
    }
    return longest;
  }

  /** Reports the end of a sentence: a full stop that is not inside a number or an abbreviation, a line break, or a mark that ends one. */
  endsSentence(index: number): boolean {
    const token = this.at(index);
    if (token === undefined) return true;
    const next = this.tokens[index + 1];
    if (next !== undefined && this.text.slice(token.end, next.start).includes('\n')) return true;
    if (token.kind !== 'mark') return false;
    if (token.norm === '.') return next === undefined || next.isSpaced;
    return token.norm === ';' || token.norm === '!' || token.norm === '?';
  }
}

/** The phrases of a table by language, separated by commas or line breaks, and the marks that count as phrases. */
export interface Vocabulary {
  en?: string;
  es?: string;
  marks?: string;
}

/** Creates a table of phrases. A text may mix both languages, so the phrases of both are looked up together. */
export function phrases(vocabulary: string | Vocabulary): Phrases {
  const lists =
    typeof vocabulary === 'string' ? [vocabulary] : [vocabulary.en, vocabulary.es, vocabulary.marks];
  return new Phrases(
    lists
      .flatMap((list = '') => list.split(/[,\n]/))
      .map((phrase) => normalize(phrase.trim()))
      .filter((phrase) => phrase !== ''),
  );
}
