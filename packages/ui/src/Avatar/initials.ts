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

/** Always the same hue for the same name: FNV-1a, folded, because its low bits alone follow the last letter. */
export function hueOf(name: string): AvatarHue {
  let hash = 0x811c9dc5;
  for (const letter of name) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return avatarHues[((hash ^ (hash >>> 15)) >>> 0) % avatarHues.length] ?? 'teal';
}
