/** Removes differences that a search ignores: case, accents and repeated spaces. */
export const normalizeText = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/\s+/g, ' ').trim().toLowerCase();

/** Returns true if a text contains all words of a query, in any order. */
export function matchesWords(text: string, query: string): boolean {
  const normalized = normalizeText(text);
  return normalizeText(query)
    .split(' ')
    .every((word) => normalized.includes(word));
}
