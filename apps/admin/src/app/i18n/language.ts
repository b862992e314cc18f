import { readStored, store } from '../stored.ts';

/** The languages of the app; the first is the default and the fallback. */
export const languages = ['en', 'es'] as const;

export type Language = (typeof languages)[number];

/** index.html reads it too, before the first paint. */
const LANGUAGE_KEY = 'derrick.language';

/** BCP 47 tags for dates, numbers and the kit. Spanish is neutral Latin-American: 7.5, not 7,5. */
export const localeOf: Record<Language, string> = { en: 'en-US', es: 'es-US' };

const isLanguage = (value: unknown): value is Language => languages.some((language) => language === value);

/** Chooses the stored language, else the browser's first that the app speaks, else English. */
export function chooseLanguage(stored: string | null, preferred: readonly string[]): Language {
  if (isLanguage(stored)) return stored;
  return preferred.map((tag) => tag.toLowerCase().split('-')[0]).find(isLanguage) ?? 'en';
}

/** Reads the language for this browser; without a choice, the browser's own preference. */
export const currentLanguage = (): Language => chooseLanguage(readStored(LANGUAGE_KEY), navigator.languages);

/** Remembers the choice for the next visit. */
export const rememberLanguage = (language: Language): void => void store(LANGUAGE_KEY, language);
