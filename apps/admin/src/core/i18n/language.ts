import { readStored, store } from '../stored.ts';

/** The supported languages. The first is the default and the fallback. */
export const languages = ['en', 'es'] as const;

export type Language = (typeof languages)[number];

/** index.html also reads this key, before the first paint. */
const LANGUAGE_KEY = 'derrick.language';

/** BCP 47 tags for dates, numbers and the kit. Spanish is neutral Latin American: 7.5, not 7,5. */
export const localeOf: Record<Language, string> = { en: 'en-US', es: 'es-US' };

const isLanguage = (value: unknown): value is Language => languages.some((language) => language === value);

/** Returns the stored language, or English: other languages are offered, not selected automatically. */
export const chooseLanguage = (stored: string | null): Language => (isLanguage(stored) ? stored : 'en');

/**
 * Returns the first supported language in the browser's preferences, or undefined if the user has already chosen a
 * language.
 */
export function languageToOffer(stored: string | null, preferred: readonly string[]): Language | undefined {
  if (isLanguage(stored)) return undefined;
  const first = preferred.map((tag) => tag.toLowerCase().split('-')[0]).find(isLanguage);
  return first === chooseLanguage(stored) ? undefined : first;
}

/**
 * Returns the language of a link, such as `/verify?token=…&lang=es`: an invitation opens in the language of its company,
 * not in that of the browser. index.html also reads it.
 */
export function languageOfLink(search: string): Language | undefined {
  const language = new URLSearchParams(search).get('lang');
  return isLanguage(language) ? language : undefined;
}

/** Returns the language of the first page: the one chosen in this tab, that of the link, or the stored one. */
export const currentLanguage = (): Language =>
  chosenLanguage() ?? languageOfLink(location.search) ?? chooseLanguage(readStored(LANGUAGE_KEY));

/** Returns the language to offer to the user of this browser, if any. */
export const offeredLanguage = (): Language | undefined =>
  languageToOffer(readStored(LANGUAGE_KEY), navigator.languages);

/** Stores the language for the next visit. */
export const rememberLanguage = (language: Language): void => void store(LANGUAGE_KEY, language);

/** Storage key of the language chosen in this tab that is not saved to an account yet, because no user is signed in. */
const CHOSEN_KEY = 'derrick.languageChosen';

/**
 * Stores the chosen language until it is saved to the account of the current or next signed-in user; null once it is
 * saved.
 */
export const storeChosenLanguage = (language: Language | null): void =>
  void store(CHOSEN_KEY, language, 'sessionStorage');

/** Returns the chosen language that is not saved to an account yet. */
export function chosenLanguage(): Language | undefined {
  const chosen = readStored(CHOSEN_KEY, 'sessionStorage');
  return isLanguage(chosen) ? chosen : undefined;
}

/** Converts the language of an account, `es` or `ES`, to a supported language; undefined if it is not supported. */
export function parseAccountLanguage(language: string | null | undefined): Language | undefined {
  const name = language?.toLowerCase();
  return isLanguage(name) ? name : undefined;
}
