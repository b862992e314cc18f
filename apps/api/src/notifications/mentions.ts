/** Normalizes a text for the comparison of names: without accents, in lower case. */
const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * Finds the users whose names follow an `@`. The longest name that ends at a word boundary wins, so that "@Ana Ruiz" does
 * not also mention Ana.
 * @returns ids
 */
export function mentionsIn(text: string, people: readonly { id: string; fullname: string }[]): string[] {
  const foldedText = folded(text);
  const ids = new Set<string>();
  for (const { index } of foldedText.matchAll(/@/g)) {
    const rest = foldedText.slice(index + 1);
    const named = people
      .map(({ id, fullname }) => ({ id, name: folded(fullname) }))
      .filter(({ name }) => rest.startsWith(name) && !/^[\p{L}\p{N}]/u.test(rest.slice(name.length)));
    const longest = Math.max(...named.map(({ name }) => name.length));
    for (const { id, name } of named) if (name.length === longest) ids.add(id);
  }
  return [...ids];
}
