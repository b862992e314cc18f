import { normalize } from './tokenize.ts';

/** A set of phrases without accents, with indexes by first and last word. */
export class Phrases extends Set<string> {
  /** Number of words in the longest phrase, by first word. */
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

/** Phrases of a table by language, separated by commas or line breaks, and marks that count as phrases. */
export interface Vocabulary {
  en?: string;
  es?: string;
  marks?: string;
}

/** Creates a table of phrases. The phrases of both languages are matched together, because a text can mix both. */
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
