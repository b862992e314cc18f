import type { en, KitText } from './en.ts';

/** Key of one of the kit's texts. */
export type KitMessageKey = keyof typeof en;

/** Values for the placeholders `{name}` of a text. Numbers are formatted in the locale. */
export type KitMessageValues = Readonly<Record<string, string | number>>;

/** Texts of the kit in one language; plain data, which a server component can pass to a client. */
export type KitMessages = Partial<Record<KitMessageKey, KitText>>;

const registered = new Map<string, KitMessages>();

/**
 * Languages of the kit besides English, loaded when first used: each is 1 KB brotli that readers of English never need.
 */
const loaders: Readonly<Record<string, () => Promise<KitMessages>>> = {
  es: async () => (await import('./es.ts')).es,
};

const languageOf = (locale: string) => locale.split('-')[0] ?? locale;

const loaded = new Set<string>();

/** Returns false while the texts for a locale can still be loaded. */
export const hasKitMessages = (locale: string): boolean => {
  const language = languageOf(locale);
  return loaded.has(language) || !Object.hasOwn(loaders, language);
};

/** Takes in the texts of a language. Those that the app registered take precedence. */
export function addKitMessages(locale: string, messages: KitMessages): void {
  const language = languageOf(locale);
  registered.set(language, { ...messages, ...registered.get(language) });
  loaded.add(language);
}

/**
 * Loads the kit's texts for a locale and returns them, empty for English. KitProvider does this itself, after a first
 * render in English. To avoid that, wait for this function before the first render. A server passes what it returns to
 * the `messages` of KitProvider, so that the page is in that language on the server and during hydration.
 */
export async function loadKitMessages(locale: string): Promise<KitMessages> {
  const language = languageOf(locale);
  const load = hasKitMessages(locale) ? undefined : loaders[language];
  if (load) addKitMessages(locale, await load());
  return language === 'en' ? {} : { ...registered.get(language), ...registered.get(locale) };
}

/** Adds a language, or replaces texts of a known one. Call it before the first render. */
export function registerKitMessages(locale: string, messages: KitMessages): void {
  registered.set(locale, { ...registered.get(locale), ...messages });
}

/** The English texts of a part of the kit, by key. */
export type EnglishTexts = { readonly [Key in KitMessageKey]?: KitText };

/** Formats one of some texts in a locale. Looked up by the full tag, then by the language, then in English. */
export function formatText<Texts extends EnglishTexts>(
  english: Texts,
  locale: string,
  key: keyof Texts & KitMessageKey,
  values: KitMessageValues = {},
): string {
  const text =
    registered.get(locale)?.[key] ?? registered.get(languageOf(locale))?.[key] ?? english[key] ?? '';
  const count = values['count'];
  const form = typeof count === 'number' ? new Intl.PluralRules(locale).select(count) : 'other';
  const pattern = typeof text === 'string' ? text : (text[form] ?? text.other);
  return pattern.replace(/\{(\w+)\}/g, (place, name: string) => {
    const value = values[name];
    if (value === undefined) return place;
    return typeof value === 'number' ? value.toLocaleString(locale) : value;
  });
}
