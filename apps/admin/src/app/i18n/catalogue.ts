/// <reference path="../../virtual.d.ts" />

import catalogues from 'virtual:messages';
import type { IntlConfig } from '@formatjs/intl';
import type en from '../../messages/en.json';
import type { Language } from './language.ts';

/** Names a text of the app; a key that en.json does not have fails the type check. */
export type MessageKey = keyof typeof en;

/** A part of the messages, loaded as one file: a key's word before the first dot. */
export type Part = MessageKey extends `${infer First}.${string}` ? First : never;

/** Messages by key, compiled ahead of time. */
export type Catalogue = Exclude<IntlConfig['messages'], undefined | Record<string, string>>;

/** Parts whose screens also show texts of other parts; every screen shows some of `common`. */
const alsoShown: Partial<Record<Part, readonly Part[]>> = {
  account: ['auth'],
  tickets: ['list'],
  technicians: ['people', 'list'],
  managers: ['people', 'list'],
};

/** The parts that are loaded for one: its own, and those of the texts shown along with it. */
export const partsOf = (part: Part): readonly Part[] => ['common', part, ...(alsoShown[part] ?? [])];

/** Loads one part of one language, and what is shown along with it. */
export async function loadCatalogue(language: Language, part: Part): Promise<Catalogue> {
  const loaded = await Promise.all(partsOf(part).map((name) => catalogues[language][name]()));
  return Object.assign({}, ...loaded.map((module) => module.default));
}
