import { type Theme, themes } from '@derrick/ui/theme';
import { readStored, store } from '../core/stored.ts';

/** index.html reads it too, before the first paint. */
const THEME_KEY = 'derrick.theme';

/** Reads the theme that was chosen in this browser; without one the system decides. */
export function storedTheme(): Theme {
  const stored = readStored(THEME_KEY);
  return themes.find((theme) => theme === stored) ?? 'system';
}

/** Remembers the theme for the next visit. */
export const rememberTheme = (theme: Theme): void => void store(THEME_KEY, theme);
