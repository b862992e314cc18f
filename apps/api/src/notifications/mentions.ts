/** Removes accents. */
const withoutAccents = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '');

/** Normalizes a text for the comparison of names: without accents, in lower case. */
const folded = (text: string) => withoutAccents(text).toLowerCase();

const firstWord = (text: string) => /^[\p{L}\p{N}]+/u.exec(text)?.[0];

/** Returns the words that follow an `@`, which can be first names. */
export const wordsAfterAt = (text: string): string[] =>
  [...text.matchAll(/@([\p{L}\p{M}\p{N}]+)/gu)].flatMap(([, word]) => word ?? []);

/**
 * Finds the users whose names follow an `@`. The longest name that ends at a word boundary wins, so that "@Ana Ruiz" does
 * not also mention Ana. A first name alone mentions the only user with that first name, unless a surname seems to follow:
 * "@Dana Whitfield" does not mention Dana Price.
 * @returns ids
 */
export function mentionsIn(text: string, people: readonly { id: string; fullname: string }[]): string[] {
  const plainText = withoutAccents(text);
  const foldedText = plainText.toLowerCase();
  const named = people.map(({ id, fullname }) => ({ id, name: folded(fullname) }));
  const ids = new Set<string>();
  for (const { index } of foldedText.matchAll(/@/g)) {
    const rest = foldedText.slice(index + 1);
    const mentioned = named.filter(
      ({ name }) => rest.startsWith(name) && !/^[\p{L}\p{N}]/u.test(rest.slice(name.length)),
    );
    const longest = Math.max(...mentioned.map(({ name }) => name.length));
    for (const { id, name } of mentioned) if (name.length === longest) ids.add(id);
    const word = firstWord(rest);
    if (mentioned.length > 0 || word === undefined) continue;
    const hasSurname = /^ \p{Lu}/u.test(plainText.slice(index + 1 + word.length));
    const [only, ...others] = named.filter(({ name }) => firstWord(name) === word);
    if (only && others.length === 0 && !hasSurname) ids.add(only.id);
  }
  return [...ids];
}
