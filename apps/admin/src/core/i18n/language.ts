import { readStored, store } from '../stored.ts';

/** The languages of the app; the first is the default and the fallback. */
export const languages = ['en', 'es'] as const;

export type Language = (typeof languages)[number];

/** index.html reads it too, before the first paint. */
const LANGUAGE_KEY = 'derrick.language';

/** BCP 47 tags for dates, numbers and the kit. Spanish is neutral Latin-American: 7.5, not 7,5. */
export const localeOf: Record<Language, string> = { en: 'en-US', es: 'es-US' };

const isLanguage = (value: unknown): value is Language => languages.some((language) => language === value);

/** Chooses the stored language, else English: another language is offered, not imposed. */
export const chooseLanguage = (stored: string | null): Language => (isLanguage(stored) ? stored : 'en');

/** Finds a language to offer: the first of ours that the browser prefers, where nobody has chosen one yet. */
export function languageToOffer(stored: string | null, preferred: readonly string[]): Language | undefined {
  if (isLanguage(stored)) return undefined;
  const first = preferred.map((tag) => tag.toLowerCase().split('-')[0]).find(isLanguage);
  return first === chooseLanguage(stored) ? undefined : first;
}

/** Reads the language for this browser. */
export const currentLanguage = (): Language => chooseLanguage(readStored(LANGUAGE_KEY));

/** Reads which language this browser's reader may rather want. */
export const offeredLanguage = (): Language | undefined =>
  languageToOffer(readStored(LANGUAGE_KEY), navigator.languages);

/** Remembers the language for the next visit. */
export const rememberLanguage = (language: Language): void => void store(LANGUAGE_KEY, language);

/** What was chosen in this tab and is not yet known to the account, because nobody has signed in. */
const CHOSEN_KEY = 'derrick.languageChosen';

/** Notes a choice for the account of whoever is or will be signed in here; null when the account has it. */
export const noteChosenLanguage = (language: Language | null): void =>
  void store(CHOSEN_KEY, language, 'sessionStorage');

/** Reads the noted choice. */
export function chosenLanguage(): Language | undefined {
  const chosen = readStored(CHOSEN_KEY, 'sessionStorage');
  return isLanguage(chosen) ? chosen : undefined;
}

/** Reads the language of an account as a server names it, `es` or `ES`; undefined for one that the app does not speak. */
export function languageOfAccount(language: string | null | undefined): Language | undefined {
  const name = language?.toLowerCase();
  return isLanguage(name) ? name : undefined;
}
