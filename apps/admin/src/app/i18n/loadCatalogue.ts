/// <reference path="../../virtual.d.ts" />

import catalogues from 'virtual:messages';
import type { Catalogue, Part } from './catalogue.ts';
import type { Language } from './language.ts';

/** Loads one part of one language, and the common texts, which every screen shows some of. */
export async function loadCatalogue(language: Language, part: Part): Promise<Catalogue> {
  const { common, [part]: own } = catalogues[language];
  const loaded = await Promise.all([common(), own()]);
  return Object.assign({}, ...loaded.map((module) => module.default));
}
