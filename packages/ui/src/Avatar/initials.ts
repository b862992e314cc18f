/** Hues an Avatar may take from its name. */
export const avatarHues = ['teal', 'blue', 'green', 'clay', 'rose'] as const;

/** Hue of an Avatar. */
export type AvatarHue = (typeof avatarHues)[number];

const wordsOf = (name: string) =>
  name
    .split(/\s+/u)
    .map((word) => word.replace(/[^\p{L}\p{N}]/gu, ''))
    .filter((word) => word !== '');

/** Two letters for a name: a person's first and last word, a company's first two; one letter for one word. */
export function initialsOf(name: string, kind: 'person' | 'company'): string {
  const words = wordsOf(name);
  const first = words[0] ?? '';
  const second = words.length < 2 ? '' : ((kind === 'person' ? words.at(-1) : words[1]) ?? '');
  // By code point: half of a surrogate pair is no letter.
  return ([...first].slice(0, 1).join('') + [...second].slice(0, 1).join('')).toLocaleUpperCase();
}

/** Always the same hue for the same name. */
export function hueOf(name: string): AvatarHue {
  let hash = 0;
  for (const letter of name) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  return avatarHues[hash % avatarHues.length] ?? 'teal';
}
