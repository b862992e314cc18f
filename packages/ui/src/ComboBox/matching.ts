/** Takes what does not tell names apart from a text: case, accents, doubled spaces. */
export const plainText = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/\s+/g, ' ').trim().toLowerCase();

/** Tells whether a text holds all words of another, in any order, without regard to case and accents. */
export function holdsWords(text: string, typed: string): boolean {
  const plain = plainText(text);
  return plainText(typed)
    .split(' ')
    .every((word) => plain.includes(word));
}
