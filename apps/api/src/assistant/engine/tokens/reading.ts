import type { Phrases } from './phrases.ts';
import { withSpokenMarks } from './spokenMarks.ts';
import { type Token, tokenize } from './tokenize.ts';

/** Consecutive tokens: `from` is included, `to` is not. */
export interface Span {
  from: number;
  to: number;
}

/**
 * A text divided into tokens. Each recognizer marks the tokens of its values as read, so that a word fills only one
 * field.
 */
export class TokenizedText {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly language: 'en' | 'es';
  /** Number of tokens read so far. Tests check that this number grows linearly with the text. */
  steps = 0;
  /** Number of names of records that were compared with words of the text. */
  comparisons = 0;
  /** Number of words of names that were compared with misspelled words of the text. */
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

  get all(): Span {
    return { from: 0, to: this.length };
  }

  tokenAt(index: number): Token | undefined {
    this.steps += 1;
    return this.tokens[index];
  }

  /** Returns the word at an index in lower case without accents, or '' beyond the text. */
  normalizedAt(index: number): string {
    return this.tokenAt(index)?.norm ?? '';
  }

  /**
   * Marks tokens as read, so that other recognizers skip them.
   * @param as kind of value that the tokens are read as
   */
  markRead({ from, to }: Span, as: string): void {
    for (let index = from; index < to; index += 1) this.taken[index] = as;
  }

  /** Returns the kind of value that a token is read as. */
  kindAt(index: number): string | undefined {
    return this.taken[index];
  }

  /**
   * Returns true if no token of a span is read.
   * @param except kind of value that counts as unread
   */
  isUnread({ from, to }: Span, except?: string): boolean {
    for (let index = from; index < to; index += 1) {
      const as = this.taken[index];
      if (as !== undefined && as !== except) return false;
    }
    return true;
  }

  /** Returns true if a token inside a span passes a test. */
  someToken({ from, to }: Span, test: (index: number) => boolean): boolean {
    for (let tokenAt = from; tokenAt < to; tokenAt += 1) if (test(tokenAt)) return true;
    return false;
  }

  /**
   * Applies a rule at every token and marks the words of each value as `kind`. Skips values that overlap words already
   * read.
   * @param sharedWith returns the kind whose words a value may overlap
   */
  readAll<T extends Span>(
    kind: string,
    readAt: (index: number) => T | undefined,
    sharedWith?: (value: T) => string | undefined,
  ): T[] {
    const matches: T[] = [];
    for (let tokenAt = 0; tokenAt < this.length; ) {
      const value = readAt(tokenAt);
      if (value === undefined || !this.isUnread(value, sharedWith?.(value))) {
        tokenAt += 1;
        continue;
      }
      this.markRead(value, kind);
      matches.push(value);
      tokenAt = value.to;
    }
    return matches;
  }

  /** Returns true for a mark, and before the start and after the end of the text. */
  isMarkOrEdge(index: number): boolean {
    const kind = this.tokenAt(index)?.kind;
    return kind === undefined || kind === 'mark';
  }

  /** Returns the words of a span in lower case without accents, in the format of phrases. */
  words({ from, to }: Span): string {
    return this.tokens
      .slice(from, to)
      .map(({ norm: normalizedAt }) => normalizedAt)
      .join(' ');
  }

  /** Returns the original words of a span with their position in the text, as a field of a draft needs them. */
  quote({ from, to }: Span): { quote: string; start: number; end: number } {
    const start = this.tokens[from]?.start ?? 0;
    const end = this.tokens[to - 1]?.end ?? start;
    return { quote: this.text.slice(start, end), start, end };
  }

  /** Returns the number of words of the longest phrase that matches at an index, or 0. */
  phraseLengthAt(index: number, phrases: Phrases): number {
    const maxLength = phrases.longest.get(this.normalizedAt(index)) ?? 0;
    let text = '';
    let longest = 0;
    for (let size = 1; size <= maxLength; size += 1) {
      const normalizedAt = this.normalizedAt(index + size - 1);
      if (normalizedAt === '') break;
      text = size === 1 ? normalizedAt : `${text} ${normalizedAt}`;
      if (phrases.has(text)) longest = size;
    }
    return longest;
  }

  /**
   * Returns true at the end of a sentence: a period outside of numbers and abbreviations, another mark that ends a
   * sentence, or a line break.
   */
  endsSentence(index: number): boolean {
    const token = this.tokenAt(index);
    if (token === undefined) return true;
    const next = this.tokens[index + 1];
    if (next !== undefined && this.text.slice(token.end, next.start).includes('\n')) return true;
    if (token.kind !== 'mark') return false;
    if (token.norm === '.') return next === undefined || next.isSpaced;
    return token.norm === ';' || token.norm === '!' || token.norm === '?';
  }
}
