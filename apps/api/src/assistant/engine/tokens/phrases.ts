import { normalize } from './tokenize.ts';

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
