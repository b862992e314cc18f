import { en, type KitText } from './en.ts';

/** Key of one of the kit's texts. */
export type KitMessageKey = keyof typeof en;

/** Values for the placeholders `{name}` of a text. Numbers are formatted in the locale. */
export type KitMessageValues = Readonly<Record<string, string | number>>;

type KitWords = Partial<Record<KitMessageKey, KitText>>;

const registered = new Map<string, KitWords>([['en', en]]);

/**
 * Languages of the kit besides English, loaded when first used: each is 1 KB brotli that readers of English never need.
 */
const loaders: Readonly<Record<string, () => Promise<KitWords>>> = {
  es: async () => (await import('./es.ts')).es,
};

const languageOf = (locale: string) => locale.split('-')[0] ?? locale;

const loaded = new Set<string>();

/** Returns false while the texts for a locale can still be loaded. */
export const hasKitMessages = (locale: string): boolean => {
  const language = languageOf(locale);
  return loaded.has(language) || !Object.hasOwn(loaders, language);
};

/**
 * Loads the kit's texts for a locale; resolves at once if there is nothing to load. KitProvider does this itself, after a
 * first render in English. To avoid that, wait for this function before the first render or on the server.
 */
export async function loadKitMessages(locale: string): Promise<void> {
  const language = languageOf(locale);
  const load = hasKitMessages(locale) ? undefined : loaders[language];
  if (!load) return;
  const words = await load();
  // Texts that the app registered take precedence.
  registered.set(language, { ...words, ...registered.get(language) });
  loaded.add(language);
}

/** Adds a language, or replaces texts of a known one. Call it before the first render. */
export function registerKitMessages(locale: string, messages: KitWords): void {
  registered.set(locale, { ...registered.get(locale), ...messages });
}

/** Formats a text in a locale. Looked up by the full tag, then by the language, then in English. */
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
