/// <reference path="../../virtual.d.ts" />

import catalogues from 'virtual:messages';
import type { IntlConfig } from '@formatjs/intl';
import type en from '../../messages/en.json';
import type { Language } from './language.ts';
import { partsOf } from './parts.ts';

/** Names a text of the app; a key that en.json does not have fails the type check. */
export type MessageKey = keyof typeof en;

/** A part of the messages, loaded as one file: a key's word before the first dot. */
export type Part = MessageKey extends `${infer First}.${string}` ? First : never;

/** Messages by key, compiled ahead of time. */
export type Catalogue = Exclude<IntlConfig['messages'], undefined | Record<string, string>>;

/** Loads one part of one language, and what is shown along with it. */
export async function loadCatalogue(language: Language, part: Part): Promise<Catalogue> {
  const loaded = await Promise.all(partsOf(part).map((name) => catalogues[language][name]()));
  return Object.assign({}, ...loaded.map((module) => module.default));
}
