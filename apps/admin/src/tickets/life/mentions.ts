/** Somebody who can be mentioned. */
export interface Mentionable {
  id: string;
  name: string;
}

/** As many as can be looked through at a glance. */
const MOST_SHOWN = 5;

/** Writes a text as names are compared: without accents, in small letters. */
const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The beginning of a name that is being typed behind an `@` at the end of a text; undefined where none is. */
export const typedMention = (text: string): string | undefined =>
  /(?:^|[\s(])@((?:[\p{L}\p{N}][^@\n]{0,60})?)$/u.exec(text)?.[1];

/** The people whose names, or a word of them, begin as it is typed; none once a name is whole. */
export function mentionable(typed: string, people: readonly Mentionable[]): readonly Mentionable[] {
  const wanted = folded(typed);
  const all = [...new Map(people.map((one) => [one.id, one])).values()];
  if (all.some(({ name }) => wanted.startsWith(folded(name)))) return [];
  return all.filter(({ name }) => ` ${folded(name)}`.includes(` ${wanted}`)).slice(0, MOST_SHOWN);
}

/** A text in which the name that is being typed is whole. */
export const withMention = (text: string, typed: string, name: string): string =>
  `${text.slice(0, text.length - typed.length)}${name} `;
