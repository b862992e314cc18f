import { useCallback } from 'react';
import { useKitLocale } from '../theme/KitProvider.tsx';
import { en, type KitText } from './en.ts';
import { es } from './es.ts';

/** Name of one of the kit's own texts. */
export type KitMessageKey = keyof typeof en;

/** Values of a text's `{name}` places; numbers are written in the reader's locale. */
export type KitMessageValues = Readonly<Record<string, string | number>>;

/** The kit's words by language subtag. */
export const kitMessages: { readonly en: typeof en; readonly es: typeof es } = { en, es };

const registered = new Map<string, Partial<Record<KitMessageKey, KitText>>>(Object.entries(kitMessages));

/** Adds a language, or other words for some keys of a known one; call it before the first render. */
export function registerKitMessages(locale: string, messages: Partial<Record<KitMessageKey, KitText>>): void {
  registered.set(locale, { ...registered.get(locale), ...messages });
}

/** One text in a locale: looked up by full tag, then by language, then in English. */
export function formatKitMessage(locale: string, key: KitMessageKey, values: KitMessageValues = {}): string {
  const [language = locale] = locale.split('-');
  const text = registered.get(locale)?.[key] ?? registered.get(language)?.[key] ?? en[key];
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

/** Formats the kit's texts in the locale of the nearest KitProvider. */
export function useKitMessages(): (key: KitMessageKey, values?: KitMessageValues) => string {
  const locale = useKitLocale();
  return useCallback((key, values) => formatKitMessage(locale, key, values), [locale]);
}

/** One of the kit's texts in the locale of the nearest KitProvider. */
export function useKitMessage(key: KitMessageKey, values?: KitMessageValues): string {
  return formatKitMessage(useKitLocale(), key, values);
}
