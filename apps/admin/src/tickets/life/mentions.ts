export interface Mentionable {
  id: string;
  name: string;
}

/** Maximum number of suggestions. */
const MAX_SUGGESTIONS = 5;

/** Normalizes a text for comparing names: without accents, lowercase. */
const normalizeName = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Returns the start of a name after an `@` at the end of the text; undefined if there is none. */
export const typedMention = (text: string): string | undefined =>
  /(?:^|[\s(])@((?:[\p{L}\p{N}][^@\n]{0,60})?)$/u.exec(text)?.[1];

/** Returns the users with a name, or a word in it, that starts with the typed text; none if the name is complete. */
export function mentionable(typed: string, people: readonly Mentionable[]): readonly Mentionable[] {
  const wanted = normalizeName(typed);
  const all = [...new Map(people.map((one) => [one.id, one])).values()];
  if (all.some(({ name }) => wanted.startsWith(normalizeName(name)))) return [];
  return all.filter(({ name }) => ` ${normalizeName(name)}`.includes(` ${wanted}`)).slice(0, MAX_SUGGESTIONS);
}

/** Completes the typed name in a text. */
export const withMention = (text: string, typed: string, name: string): string =>
  `${text.slice(0, text.length - typed.length)}${name} `;
