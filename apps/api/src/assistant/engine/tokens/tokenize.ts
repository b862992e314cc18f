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
