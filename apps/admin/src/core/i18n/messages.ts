/// <reference path="../../virtual.d.ts" />

import catalogues from 'virtual:messages';
import { loadKitMessages } from '@derrick/ui/i18n';
import { createIntl, createIntlCache } from '@formatjs/intl';
import { createState, type State } from '../state.ts';
import type { Catalogue, MessageKey, Part } from './catalogue.ts';
import { type Language, localeOf } from './language.ts';

/** Returns the text of a key in the current language; `values` fill its placeholders. */
export type Translate = (key: MessageKey, values?: Readonly<Record<string, string | number>>) => string;

/** What a screen sees of the language at one moment. */
export interface MessagesSnapshot {
  readonly language: Language;
  /** BCP 47 tag for dates and numbers, with the company's clock and first day of the week. */
  readonly locale: string;
  /** The parts that are loaded. */
  readonly parts: ReadonlySet<Part>;
  /** The same function until the language or the locale changes. */
  readonly t: Translate;
}

/** The texts of one language, loaded part by part. */
export interface Messages extends Omit<State<MessagesSnapshot>, 'set'> {
  /** Loads a part of the current language; the same promise for the same part. */
  load(part: Part): Promise<void>;
  /** Loads the same parts of another language, then switches to it at once. */
  setLanguage(language: Language): Promise<void>;
  /** Appends an extension such as `-u-hc-h23` to the tags of all languages; '' for none. */
  setLocaleExtension(extension: string): void;
}

/** The source of the texts. */
export interface Words {
  load(language: Language, part: Part): Promise<Catalogue>;
  /** BCP 47 tags by language. */
  locales: Readonly<Record<Language, string>>;
}

/** Loads one part of one language, and the common texts, which every screen shows some of. */
async function loadCatalogue(language: Language, part: Part): Promise<Catalogue> {
  const { common, [part]: own } = catalogues[language];
  const loaded = await Promise.all([common(), own()]);
  return Object.assign({}, ...loaded.map((module) => module.default));
}

const appWords: Words = { load: loadCatalogue, locales: localeOf };

// One cache of Intl formatters for both languages: creating one costs more than a page of messages.
const cache = createIntlCache();

const reported = new Set<string>();

// Once per fault, not once per render. The tests of the catalogues keep these from happening.
function reportOnce(error: Error) {
  if (reported.has(error.message)) return;
  reported.add(error.message);
  console.error(error);
}

/** Loads a part with the kit's own texts, so that nothing is shown in two languages. */
async function loadWords(load: Words['load'], language: Language, part: Part): Promise<Catalogue> {
  const [words] = await Promise.all([load(language, part), loadKitMessages(language)]);
  return words;
}

/**
 * Creates the translate function of a language. It reads the catalogue at each call, so the same function stays valid
 * when parts are added to the catalogue.
 */
function translateFrom(catalogue: Catalogue, locale: string): Translate {
  const intl = createIntl<string>({ locale, messages: catalogue, onError: reportOnce }, cache);
  // A key whose part is not loaded yet is written as it is.
  return (key, values) => (key in catalogue ? intl.formatMessage({ id: key }, { ...values }) : key);
}

/** Creates the texts of an app that starts in `language`; stories bring texts of their own. */
export function createMessages(language: Language, source = appWords): Messages {
  let extension = '';
  let catalogue: Catalogue = {};
  const snapshotOf = (language: Language, parts: Iterable<Part>): MessagesSnapshot => {
    const locale = source.locales[language] + extension;
    return { language, locale, parts: new Set(parts), t: translateFrom(catalogue, locale) };
  };
  const { set, ...state } = createState(snapshotOf(language, []));
  const wanted = new Map<Part, Promise<void>>();

  const add = async (part: Part): Promise<void> => {
    const before = state.getSnapshot();
    const words = await loadWords(source.load, before.language, part);
    const now = state.getSnapshot();
    // The language may have been changed meanwhile.
    if (now.language !== before.language) return add(part);
    Object.assign(catalogue, words);
    set({ ...now, parts: new Set([...now.parts, part]) });
  };

  const load = (part: Part) => {
    const known = wanted.get(part);
    if (known) return known;
    const loading = add(part);
    wanted.set(part, loading);
    // A failed load is tried again by the next caller.
    loading.catch(() => wanted.delete(part));
    return loading;
  };

  let newest = language;
  const setLanguage = async (next: Language) => {
    newest = next;
    const words = new Map<Part, Catalogue>();
    for (;;) {
      const missing = [...wanted.keys()].filter((part) => !words.has(part));
      if (missing.length === 0) break;
      const loaded = await Promise.all(missing.map((part) => loadWords(source.load, next, part)));
      for (const [index, part] of missing.entries()) words.set(part, loaded[index] ?? {});
    }
    // Unless another language was chosen while this one was loading.
    if (newest !== next) return;
    catalogue = Object.assign({}, ...words.values());
    set(snapshotOf(next, words.keys()));
  };

  const setLocaleExtension = (next: string) => {
    if (next === extension) return;
    extension = next;
    const { language: now, parts } = state.getSnapshot();
    set(snapshotOf(now, parts));
  };

  return { ...state, load, setLanguage, setLocaleExtension };
}
