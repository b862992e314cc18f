/** The languages of the app; the first is the default and the fallback. */
export const languages = ['en', 'es'] as const;

export type Language = (typeof languages)[number];

/** The storage key of the choice; index.html reads it too, before the first paint. */
export const LANGUAGE_KEY = 'derrick.language';

/** BCP 47 tags for dates, numbers and the kit. Spanish is neutral Latin-American: 7.5, not 7,5. */
export const localeOf: Record<Language, string> = { en: 'en-US', es: 'es-US' };

const isLanguage = (value: unknown): value is Language => languages.some((language) => language === value);

/** Chooses the stored language, else the browser's first that the app speaks, else English. */
export function chooseLanguage(stored: string | null, preferred: readonly string[]): Language {
  if (isLanguage(stored)) return stored;
  return preferred.map((tag) => tag.toLowerCase().split('-')[0]).find(isLanguage) ?? 'en';
}

/** Reads the language for this browser; a browser that refuses storage gets its own preference. */
export function currentLanguage(): Language {
  let stored: string | null = null;
  try {
    stored = localStorage.getItem(LANGUAGE_KEY);
  } catch {
    // Storage is blocked.
  }
  return chooseLanguage(stored, navigator.languages);
}

/** Remembers the choice for the next visit. */
export function rememberLanguage(language: Language): void {
  try {
    localStorage.setItem(LANGUAGE_KEY, language);
  } catch {
    // Storage is blocked: the choice lasts as long as the page.
  }
}
