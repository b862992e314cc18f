/** Colours of initials. */
export const avatarHues = ['teal', 'blue', 'green', 'clay', 'rose'] as const;

/** Colour of initials. */
export type AvatarHue = (typeof avatarHues)[number];

const wordsOf = (name: string) =>
  name
    .split(/\s+/u)
    .map((word) => word.replace(/[^\p{L}\p{N}]/gu, ''))
    .filter((word) => word !== '');

/** The initials of a name: of a person's first and last word, of a company's first two words. One word has one initial. */
export function initialsOf(name: string, kind: 'person' | 'company'): string {
  const words = wordsOf(name);
  const first = words[0] ?? '';
  const second = words.length < 2 ? '' : ((kind === 'person' ? words.at(-1) : words[1]) ?? '');
  // By code point, because half of a surrogate pair is no letter.
  return ([...first].slice(0, 1).join('') + [...second].slice(0, 1).join('')).toLocaleUpperCase();
}

/**
 * The colour of a name: always the same one. By the FNV-1a hash, with its upper half folded into the lower, because the
 * low bits alone depend mostly on the last letter. @see http://www.isthe.com/chongo/tech/comp/fnv/
 */
export function hueOf(name: string): AvatarHue {
  let hash = 0x811c9dc5;
  for (const letter of name) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return avatarHues[((hash ^ (hash >>> 15)) >>> 0) % avatarHues.length] ?? 'teal';
}
