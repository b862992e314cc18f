import { en } from './en.ts';
import { formatText, type KitMessageKey, type KitMessageValues } from './words.ts';

/** Formats one of the kit's texts in a locale. Looked up by the full tag, then by the language, then in English. */
export const formatKitMessage = (locale: string, key: KitMessageKey, values?: KitMessageValues): string =>
  formatText(en, locale, key, values);
