/** Translations can be up to 40% longer than English and must still fit. */
const GROWTH = 0.4;

const plain = 'aceghijklnorstuyzACEGHIJKLNORSTUYZ';
const accented = 'åçéğĥîĵķľñöřšťûýžÅÇÉĞĤÎĴĶĽÑÖŘŠŤÛÝŽ';
const accents = new Map([...plain].map((letter, index) => [letter, accented[index] ?? letter]));

const isLetter = (character: string) => /\p{L}/u.test(character);
const isVowel = (character: string) => /[aeiouy]/i.test(character);

/**
 * Converts a text to a pseudo-language. Letters get accents, which reveals text that is not a message. Letters are
 * repeated until the text is 40% longer, which reveals layouts that are too narrow. Single words grow as much as lines.
 * Text without letters stays unchanged.
 */
export function pseudoText(text: string): string {
  const characters = [...text];
  let last = '';
  let owed = 0;
  let written = '';
  for (const character of characters) {
    const shown = accents.get(character) ?? character;
    written += shown;
    owed += GROWTH;
    if (!isLetter(character)) continue;
    last = shown;
    // Repeats vowels first; consonants are only repeated if there are too few vowels.
    while (owed >= (isVowel(character) ? 1 : 2)) {
      written += shown.toLowerCase();
      owed -= 1;
    }
  }
  if (last === '') return text;
  const at = written.lastIndexOf(last) + last.length;
  // Tolerance for floating-point errors from adding up 0.4.
  return (
    written.slice(0, at) + last.toLowerCase().repeat(Math.max(0, Math.ceil(owed - 0.01))) + written.slice(at)
  );
}

/** Converts a message of the kit, whose only placeholders are `{name}`. */
export const pseudoPattern = (pattern: string): string =>
  pattern
    .split(/(\{\w+\})/)
    .map((piece) => (piece.startsWith('{') ? piece : pseudoText(piece)))
    .join('');
