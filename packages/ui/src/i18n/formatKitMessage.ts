import { en } from './en.ts';
import { formatText, type KitMessageKey, type KitMessageValues } from './words.ts';

/**
 * Formats a text of the kit in a locale. The text is looked up by the full language tag, then by the language, then in
 * English.
 */
export const formatKitMessage = (locale: string, key: KitMessageKey, values?: KitMessageValues): string =>
  formatText(en, locale, key, values);
