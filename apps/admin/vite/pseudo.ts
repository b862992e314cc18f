/** How much longer than English a text may become in another language and must still fit. */
const GROWTH = 0.4;

const plain = 'aceghijklnorstuyzACEGHIJKLNORSTUYZ';
const accented = 'åçéğĥîĵķľñöřšťûýžÅÇÉĞĤÎĴĶĽÑÖŘŠŤÛÝŽ';
const accents = new Map([...plain].map((letter, index) => [letter, accented[index] ?? letter]));

const isLetter = (character: string) => /\p{L}/u.test(character);
const isVowel = (character: string) => /[aeiouy]/i.test(character);

/**
 * Writes a text as a language that nobody speaks: every letter that has one gets an accent, so that text which never was
 * a message shows, and letters are doubled until it is 40 % longer, so that what is too narrow shows, too. Words grow as
 * well as lines do. What has no letters stays.
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
    // Vowels can be held; a consonant is doubled where there are too few of them.
    while (owed >= (isVowel(character) ? 1 : 2)) {
      written += shown.toLowerCase();
      owed -= 1;
    }
  }
  if (last === '') return text;
  const at = written.lastIndexOf(last) + last.length;
  // A tenth is lost in adding up tenths.
  return (
    written.slice(0, at) + last.toLowerCase().repeat(Math.max(0, Math.ceil(owed - 0.01))) + written.slice(at)
  );
}

/** Writes a text of the kit that way, whose placeholders are `{name}` alone. */
export const pseudoPattern = (pattern: string): string =>
  pattern
    .split(/(\{\w+\})/)
    .map((piece) => (piece.startsWith('{') ? piece : pseudoText(piece)))
    .join('');
