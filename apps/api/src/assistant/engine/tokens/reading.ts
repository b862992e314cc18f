import type { Phrases } from './phrases.ts';
import { withSpokenMarks } from './spokenMarks.ts';
import { type Token, tokenize } from './tokenize.ts';

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

  /** The span of the complete text. */
  get all(): Span {
    return { from: 0, to: this.length };
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
  consume({ from, to }: Span, as: string): void {
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

  /** Reports a token inside a span that passes a test. */
  some({ from, to }: Span, test: (index: number) => boolean): boolean {
    for (let at = from; at < to; at += 1) if (test(at)) return true;
    return false;
  }

  /**
   * Applies a rule at every token and takes the words of each value as `kind`, unless another value has them already.
   * @param sharedWith the kind whose words a value may have as well
   */
  consumeAll<T extends Span>(
    kind: string,
    readAt: (index: number) => T | undefined,
    sharedWith?: (value: T) => string | undefined,
  ): T[] {
    const found: T[] = [];
    for (let at = 0; at < this.length; ) {
      const value = readAt(at);
      if (value === undefined || !this.isFree(value, sharedWith?.(value))) {
        at += 1;
        continue;
      }
      this.consume(value, kind);
      found.push(value);
      at = value.to;
    }
    return found;
  }

  /** Reports a mark, or the beginning or end of the text. */
  isMarkOrEdge(index: number): boolean {
    const kind = this.at(index)?.kind;
    return kind === undefined || kind === 'mark';
  }

  /** The words of a span without accents in lower case, as phrases are written. */
  words({ from, to }: Span): string {
    return this.tokens
      .slice(from, to)
      .map(({ norm }) => norm)
      .join(' ');
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
