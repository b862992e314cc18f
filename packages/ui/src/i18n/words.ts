import { en, type KitText } from './en.ts';

/** Name of one of the kit's own texts. */
export type KitMessageKey = keyof typeof en;

/** Values of a text's `{name}` places; numbers are written in the reader's locale. */
export type KitMessageValues = Readonly<Record<string, string | number>>;

type KitWords = Partial<Record<KitMessageKey, KitText>>;

const registered = new Map<string, KitWords>([['en', en]]);

/** Languages that the kit brings besides English, loaded when one is first spoken. */
const loaders: Readonly<Record<string, () => Promise<KitWords>>> = {
  es: async () => (await import('./es.ts')).es,
};

const languageOf = (locale: string) => locale.split('-')[0] ?? locale;

const loaded = new Set<string>();

/** Tells whether the kit's words for a locale are there, or as much of them as there will be. */
export const hasKitMessages = (locale: string): boolean => {
  const language = languageOf(locale);
  return loaded.has(language) || !Object.hasOwn(loaders, language);
};

/**
 * Loads the kit's words for a locale; resolves at once when there is nothing to load. `KitProvider` does so by itself,
 * after a first render in English: wait for this before that render, or on the server, and no English is seen.
 */
export async function loadKitMessages(locale: string): Promise<void> {
  const language = languageOf(locale);
  const load = hasKitMessages(locale) ? undefined : loaders[language];
  if (!load) return;
  const words = await load();
  // What the app registered meanwhile, or before, wins.
  registered.set(language, { ...words, ...registered.get(language) });
  loaded.add(language);
}

/** Adds a language, or other words for some keys of a known one; call it before the first render. */
export function registerKitMessages(locale: string, messages: KitWords): void {
  registered.set(locale, { ...registered.get(locale), ...messages });
}

/** One text in a locale: looked up by full tag, then by language, then in English. */
export function formatKitMessage(locale: string, key: KitMessageKey, values: KitMessageValues = {}): string {
  const text = registered.get(locale)?.[key] ?? registered.get(languageOf(locale))?.[key] ?? en[key];
  const count = values['count'];
  const pattern =
    typeof text === 'string'
      ? text
      : text[
          typeof count === 'number' && new Intl.PluralRules(locale).select(count) === 'one' ? 'one' : 'other'
        ];
  return pattern.replace(/\{(\w+)\}/g, (place, name: string) => {
    const value = values[name];
    if (value === undefined) return place;
    return typeof value === 'number' ? value.toLocaleString(locale) : value;
  });
}
