import { type Theme, themes } from '@derrick/ui/theme';
import { readStored, store } from '../core/stored.ts';

/** index.html also reads this key, before the first paint. */
const THEME_KEY = 'derrick.theme';

/** Returns the theme chosen in this browser; `system` by default. */
export function storedTheme(): Theme {
  const stored = readStored(THEME_KEY);
  return themes.find((theme) => theme === stored) ?? 'system';
}

export const rememberTheme = (theme: Theme): void => void store(THEME_KEY, theme);
