import { type Theme, themes } from '@derrick/ui/theme';

/** The storage key of the choice; index.html reads it too, before the first paint. */
export const THEME_KEY = 'derrick.theme';

const isTheme = (value: unknown): value is Theme => themes.some((theme) => theme === value);

/** Reads the stored choice; without one the system decides. */
export function storedTheme(): Theme {
  try {
    const stored = localStorage.getItem(THEME_KEY);
    return isTheme(stored) ? stored : 'system';
  } catch {
    return 'system';
  }
}

/** Remembers the choice for the next visit. */
export function rememberTheme(theme: Theme): void {
  try {
    localStorage.setItem(THEME_KEY, theme);
  } catch {
    // Storage is blocked: the choice lasts as long as the page.
  }
}
