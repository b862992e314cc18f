export const avatarHues = ['teal', 'blue', 'green', 'clay', 'rose'] as const;

export type AvatarHue = (typeof avatarHues)[number];

const wordsOf = (name: string) =>
  name
    .split(/\s+/u)
    .map((word) => word.replace(/[^\p{L}\p{N}]/gu, ''))
    .filter((word) => word !== '');

/**
 * Returns the initials of a name: for a person, of the first and last word; for a company, of the first two words. A
 * single word gives one initial.
 */
export function initialsOf(name: string, kind: 'person' | 'company'): string {
  const words = wordsOf(name);
  const first = words[0] ?? '';
  const second = words.length < 2 ? '' : ((kind === 'person' ? words.at(-1) : words[1]) ?? '');
  // Splits by code point: half of a surrogate pair is not a letter.
  return ([...first].slice(0, 1).join('') + [...second].slice(0, 1).join('')).toLocaleUpperCase();
}

/**
 * Returns the color of a name, always the same for the same name. Uses the FNV-1a hash with its upper half folded into
 * the lower half, because the low bits alone depend mostly on the last letter. @see
 * http://www.isthe.com/chongo/tech/comp/fnv/
 */
export function hueOf(name: string): AvatarHue {
  let hash = 0x811c9dc5;
  for (const letter of name) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return avatarHues[((hash ^ (hash >>> 15)) >>> 0) % avatarHues.length] ?? 'teal';
}
