/** A word, a number or a mark, with its position in the text. */
export interface Token {
  text: string;
  /** The text in lower case without accents, for comparing. */
  norm: string;
  start: number;
  end: number;
  kind: 'word' | 'number' | 'mark';
  /** True after white space and at the beginning of the text. */
  isSpaced: boolean;
  isCapital: boolean;
}

/** Returns the text in lower case without accents. */
export const normalize = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

// No two alternatives can begin with the same character, so the expression runs in linear time on any text.
const TOKEN = /(\d+)|(\p{L}[\p{L}\p{M}]*(?:['’]\p{L}[\p{L}\p{M}]*)*)|(\S)/gu;

/** Words in which `'s` means "is" or "us". In other words it is a possessive. */
const contractions = new Set(
  "what's it's who's that's there's here's he's she's let's where's location's".split(' '),
);

/** Returns a word in the form for comparing: "Apache's" becomes "apache". */
function comparable(word: string): string {
  const norm = normalize(word.slice(0, WORD_MAX)).replace('’', "'");
  return norm.endsWith("'s") && !contractions.has(norm) ? norm.slice(0, -2) : norm;
}

/** Maximum length of a word in letters. The rest of a longer run of letters is ignored for comparing. */
const WORD_MAX = 40;

/** Divides a text into words, numbers and single marks. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  let previousEnd = -1;
  for (const match of text.matchAll(TOKEN)) {
    const [matchedText, digits, letters] = match;
    const start = match.index;
    const kind = digits !== undefined ? 'number' : letters !== undefined ? 'word' : 'mark';
    const norm = kind === 'number' ? matchedText : comparable(matchedText);
    tokens.push({
      text: matchedText,
      norm,
      start,
      end: start + matchedText.length,
      kind,
      isSpaced: start !== previousEnd,
      isCapital: kind === 'word' && matchedText.slice(0, 1) !== matchedText.slice(0, 1).toLowerCase(),
    });
    previousEnd = start + matchedText.length;
  }
  return tokens;
}
