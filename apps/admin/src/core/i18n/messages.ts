/// <reference path="../../virtual.d.ts" />

import catalogues from 'virtual:messages';
import { loadKitMessages } from '@derrick/ui/i18n';
import { createFormatters, DEFAULT_INTL_CONFIG, formatMessage } from '@formatjs/intl';
import { createState, type State } from '../state.ts';
import type { Catalogue, MessageKey, Part } from './catalogue.ts';
import { type Language, localeOf } from './language.ts';

/** Translates a key to the current language; `values` fill the placeholders. */
export type Translate = (key: MessageKey, values?: Readonly<Record<string, string | number>>) => string;

/** Snapshot of the current language and its loaded messages. */
export interface MessagesSnapshot {
  readonly language: Language;
  /** BCP 47 tag for dates and numbers, with the company's clock and first day of the week. */
  readonly locale: string;
  readonly parts: ReadonlySet<Part>;
  /** Keeps its identity until the language or the locale changes. */
  readonly t: Translate;
}

/** The messages of the current language, loaded in parts. */
export interface Messages extends Omit<State<MessagesSnapshot>, 'set'> {
  /** Loads a part of the current language. Returns the same promise for the same part. */
  load(part: Part): Promise<void>;
  /** Loads the same parts of another language, then switches to it. */
  setLanguage(language: Language): Promise<void>;
  /** Appends an extension such as `-u-hc-h23` to the tags of all languages; '' removes it. */
  setLocaleExtension(extension: string): void;
}

/** The source of the messages. */
export interface MessageSource {
  load(language: Language, part: Part): Promise<Catalogue>;
  /** BCP 47 tags by language. */
  locales: Readonly<Record<Language, string>>;
}

/** Loads one part of one language together with the common messages, which every screen uses. */
async function loadCatalogue(language: Language, part: Part): Promise<Catalogue> {
  const { common, [part]: loadPart } = catalogues[language];
  const loaded = await Promise.all([common(), loadPart()]);
  return Object.assign({}, ...loaded.map((module) => module.default));
}

const appWords: MessageSource = { load: loadCatalogue, locales: localeOf };

// One cache of Intl formatters for both languages, because creating formatters is slower than formatting a page of
// messages.
const formatters = createFormatters();

const reported = new Set<string>();

// Reports each fault once instead of at every render. The catalogue tests prevent these faults.
function reportOnce(error: Error) {
  if (reported.has(error.message)) return;
  reported.add(error.message);
  console.error(error);
}

/** Loads a part together with the kit's own messages, so that both switch language at once. */
async function loadMessages(load: MessageSource['load'], language: Language, part: Part): Promise<Catalogue> {
  const [words] = await Promise.all([load(language, part), loadKitMessages(language)]);
  return words;
}

/**
 * Creates the translate function of a language. It reads the catalogue at each call, so it stays valid when parts are
 * added to the catalogue.
 */
function translateFrom(catalogue: Catalogue, locale: string): Translate {
  const config = { ...DEFAULT_INTL_CONFIG, locale, messages: catalogue, onError: reportOnce };
  // Returns the key itself if its part is not loaded yet.
  return (key, values) =>
    key in catalogue ? formatMessage(config, formatters, { id: key }, { ...values }) : key;
}

/** Creates the message store with the initial language. Stories pass their own source. */
export function createMessages(language: Language, source = appWords): Messages {
  let extension = '';
  let catalogue: Catalogue = {};
  const snapshotOf = (language: Language, parts: Iterable<Part>): MessagesSnapshot => {
    const locale = source.locales[language] + extension;
    return { language, locale, parts: new Set(parts), t: translateFrom(catalogue, locale) };
  };
  const { set, ...state } = createState(snapshotOf(language, []));
  const loads = new Map<Part, Promise<void>>();

  const add = async (part: Part): Promise<void> => {
    const before = state.getSnapshot();
    const words = await loadMessages(source.load, before.language, part);
    const now = state.getSnapshot();
    // The language may have changed in the meantime.
    if (now.language !== before.language) return add(part);
    Object.assign(catalogue, words);
    set({ ...now, parts: new Set([...now.parts, part]) });
  };

  const load = (part: Part) => {
    const pending = loads.get(part);
    if (pending) return pending;
    const loading = add(part);
    loads.set(part, loading);
    // After a failure the next call loads again.
    loading.catch(() => loads.delete(part));
    return loading;
  };

  let newest = language;
  const setLanguage = async (next: Language) => {
    newest = next;
    const words = new Map<Part, Catalogue>();
    for (;;) {
      const missing = [...loads.keys()].filter((part) => !words.has(part));
      if (missing.length === 0) break;
      const loaded = await Promise.all(missing.map((part) => loadMessages(source.load, next, part)));
      for (const [index, part] of missing.entries()) words.set(part, loaded[index] ?? {});
    }
    // Another language was chosen while this one was loading.
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
