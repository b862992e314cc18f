import { type Catalogue, loadCatalogue, type MessageKey, type Part } from './catalogue.ts';
import { formatMessage, type MessageValues } from './formatMessage.ts';
import { type Language, localeOf } from './language.ts';

/** Gives the text of a key in the current language. */
export type Translate = (key: MessageKey, values?: MessageValues) => string;

/** What a screen sees of the language at one moment. */
export interface MessagesSnapshot {
  readonly language: Language;
  /** BCP 47 tag for dates and numbers. */
  readonly locale: string;
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

function snapshotOf(language: Language, catalogue: Catalogue, parts: ReadonlySet<Part>): MessagesSnapshot {
  const locale = localeOf[language];
  const t: Translate = (key, values) => formatMessage(catalogue[key] ?? key, locale, values);
  return { language, locale, parts, t };
}

/** Creates the words of an app that starts in `language`. */
export function createMessages(language: Language): Messages {
  let catalogue: Catalogue = {};
  let snapshot = snapshotOf(language, catalogue, new Set());
  const wanted = new Map<Part, Promise<void>>();
  const listeners = new Set<() => void>();

  const publish = (next: MessagesSnapshot) => {
    snapshot = next;
    for (const listener of listeners) listener();
  };

  const load = (part: Part) => {
    const known = wanted.get(part);
    if (known) return known;
    const forLanguage = snapshot.language;
    const loading = loadCatalogue(forLanguage, part).then(
      (added) => {
        // The language changed meanwhile: `setLanguage` loads this part itself.
        if (snapshot.language !== forLanguage) return;
        catalogue = { ...catalogue, ...added };
        publish(snapshotOf(forLanguage, catalogue, new Set([...snapshot.parts, part])));
      },
      (error: unknown) => {
        wanted.delete(part);
        throw error;
      },
    );
    wanted.set(part, loading);
    return loading;
  };

  let newest = language;
  const setLanguage = async (next: Language) => {
    newest = next;
    if (next === snapshot.language) return;
    const parts = [...wanted.keys()];
    const loaded = await Promise.all(parts.map((part) => loadCatalogue(next, part)));
    if (newest !== next) return;
    catalogue = Object.assign({}, ...loaded);
    publish(snapshotOf(next, catalogue, new Set(parts)));
    // A part that was asked for while the others were loading.
    for (const part of wanted.keys()) {
      if (!snapshot.parts.has(part)) {
        wanted.delete(part);
        await load(part);
      }
    }
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
