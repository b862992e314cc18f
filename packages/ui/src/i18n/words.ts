import type { en, KitText } from './en.ts';
import { pluralRulesOf } from './intl.ts';

/** Key of a text of the kit. */
export type KitMessageKey = keyof typeof en;

/** Values for the placeholders `{name}` of a text. Numbers are formatted in the locale. */
export type KitMessageValues = Readonly<Record<string, string | number>>;

/** Texts of the kit in one language. Plain data, which a server component can pass to a client component. */
export type KitMessages = Partial<Record<KitMessageKey, KitText>>;

const registered = new Map<string, KitMessages>();

/** Languages of the kit besides English, loaded on first use. Each is 1 KB (brotli) that English users don't need. */
const loaders: Readonly<Record<string, () => Promise<KitMessages>>> = {
  es: async () => (await import('./es.ts')).es,
};

const languageOf = (locale: string) => locale.split('-')[0] ?? locale;

const loaded = new Set<string>();

/** Returns false if the texts for a locale are not loaded yet but can be. */
export const hasKitMessages = (locale: string): boolean => {
  const language = languageOf(locale);
  return loaded.has(language) || !Object.hasOwn(loaders, language);
};

/** Adds the loaded texts of a language. Texts registered by the app take precedence. */
export function addKitMessages(locale: string, messages: KitMessages): void {
  const language = languageOf(locale);
  registered.set(language, { ...messages, ...registered.get(language) });
  loaded.add(language);
}

/**
 * Loads the kit's texts for a locale and returns them; empty for English. KitProvider does this automatically, after a
 * first render in English. To avoid that first render, await this function before rendering. A server passes the returned
 * texts to the `messages` prop of KitProvider, so that the page uses the language on the server and during hydration.
 */
export async function loadKitMessages(locale: string): Promise<KitMessages> {
  const language = languageOf(locale);
  const load = hasKitMessages(locale) ? undefined : loaders[language];
  if (load) addKitMessages(locale, await load());
  return language === 'en' ? {} : { ...registered.get(language), ...registered.get(locale) };
}

/** Adds a language, or overrides texts of an existing language. Call it before the first render. */
export function registerKitMessages(locale: string, messages: KitMessages): void {
  registered.set(locale, { ...registered.get(locale), ...messages });
}

export type EnglishTexts = { readonly [Key in KitMessageKey]?: KitText };

/**
 * Formats a text of the given part in a locale. The text is looked up by the full language tag, then by the language,
 * then in English.
 */
export function formatText<Texts extends EnglishTexts>(
  english: Texts,
  locale: string,
  key: keyof Texts & KitMessageKey,
  values: KitMessageValues = {},
): string {
  const text =
    registered.get(locale)?.[key] ?? registered.get(languageOf(locale))?.[key] ?? english[key] ?? '';
  const count = values['count'];
  const form = typeof count === 'number' ? pluralRulesOf(locale).select(count) : 'other';
  const pattern = typeof text === 'string' ? text : (text[form] ?? text.other);
  return pattern.replace(/\{(\w+)\}/g, (place, name: string) => {
    const value = values[name];
    if (value === undefined) return place;
    return typeof value === 'number' ? value.toLocaleString(locale) : value;
  });
}
