import { loadKitMessages } from '@derrick/ui/i18n';
import { type Catalogue, loadCatalogue, type MessageKey, type Part } from './catalogue.ts';
import type { MessageValues } from './formatMessage.ts';
import { type Language, localeOf } from './language.ts';
import { needsFormatter, writePlain } from './plainMessage.ts';

/** Gives the text of a key in the current language. */
export type Translate = (key: MessageKey, values?: MessageValues) => string;

/** What a screen sees of the language at one moment. */
export interface MessagesSnapshot {
  readonly language: Language;
  /** BCP 47 tag for dates and numbers. */
  readonly locale: string;
  /** Parts whose words are there. */
  readonly parts: ReadonlySet<Part>;
  readonly t: Translate;
}

/** Holds the words of one language, part by part. */
export interface Messages {
  getSnapshot(): MessagesSnapshot;
  subscribe(listener: () => void): () => void;
  /** Loads a part of the current language; the same promise for the same part. */
  load(part: Part): Promise<void>;
  /** Loads what is shown now in another language, then changes over at once. */
  setLanguage(language: Language): Promise<void>;
}

/** Is where words come from. */
export interface Words {
  load(language: Language, part: Part): Promise<Catalogue>;
  /** BCP 47 tags by language. */
  locales: Readonly<Record<Language, string>>;
}

const appWords: Words = { load: loadCatalogue, locales: localeOf };

type CreateFormatter = typeof import('./formatMessage.ts')['createFormatter'];

let createFormatter: CreateFormatter | undefined;

/** Loads words, and with the first that need it the ICU formatter: 5 KB that most first pages can do without. */
async function loadWords(load: Words['load'], language: Language, part: Part): Promise<Catalogue> {
  // The kit's own words, too: loaded for the language that is spoken, before anything is shown in it.
  const [words] = await Promise.all([load(language, part), loadKitMessages(language)]);
  if (!createFormatter && Object.values(words).some(needsFormatter)) {
    ({ createFormatter } = await import('./formatMessage.ts'));
  }
  return words;
}

function snapshotOf(
  { language, locale }: Pick<MessagesSnapshot, 'language' | 'locale'>,
  catalogue: Catalogue,
  parts: ReadonlySet<Part>,
): MessagesSnapshot {
  const format = createFormatter?.(locale, catalogue);
  const t: Translate = (key, values) => {
    const message = catalogue[key];
    if (message === undefined) return key;
    return format && needsFormatter(message) ? format(key, values) : writePlain(message, locale, values);
  };
  return { language, locale, parts, t };
}

/** Creates the words of an app that starts in `language`; stories bring words of their own. */
export function createMessages(language: Language, source = appWords): Messages {
  const spoken = (language: Language) => ({ language, locale: source.locales[language] });
  let catalogue: Catalogue = {};
  let snapshot = snapshotOf(spoken(language), catalogue, new Set());
  const wanted = new Map<Part, Promise<void>>();
  const listeners = new Set<() => void>();

  const show = (next: Language, words: Catalogue, parts: Iterable<Part>) => {
    catalogue = words;
    snapshot = snapshotOf(spoken(next), words, new Set(parts));
    for (const listener of listeners) listener();
  };

  const add = async (part: Part): Promise<void> => {
    const { language: now } = snapshot;
    const words = await loadWords(source.load, now, part);
    // The language changed meanwhile.
    if (snapshot.language !== now) return add(part);
    show(now, { ...catalogue, ...words }, [...snapshot.parts, part]);
  };

  const load = (part: Part) => {
    const known = wanted.get(part);
    if (known) return known;
    const loading = add(part);
    wanted.set(part, loading);
    // What failed is tried again by the next who asks.
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
    // Someone changed their mind while this one was loading.
    if (newest === next) show(next, Object.assign({}, ...words.values()), words.keys());
  };

  return {
    getSnapshot: () => snapshot,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    load,
    setLanguage,
  };
}
