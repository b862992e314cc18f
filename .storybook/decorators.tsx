import { KitProvider } from '@derrick/ui/theme';
import type { Decorator } from '@storybook/react-vite';
import { useEffect } from 'react';

/** Themes of the toolbar; `system` follows the reader's machine. */
export const themes = ['light', 'dark', 'system'] as const;

type Theme = (typeof themes)[number];

const isTheme = (value: unknown): value is Theme => themes.some((theme) => theme === value);

/** Every story stands inside the kit's provider, in the toolbar's theme, language and direction. */
export const withKit: Decorator = (Story, { globals }) => {
  const theme = isTheme(globals['theme']) ? globals['theme'] : 'light';
  const locale = globals['locale'] === 'es' ? 'es' : 'en';
  const direction = globals['direction'] === 'rtl' ? 'rtl' : 'ltr';
  useEffect(() => {
    document.documentElement.lang = locale;
    document.documentElement.dir = direction;
  }, [locale, direction]);
  return (
    <KitProvider theme={theme} locale={locale === 'es' ? 'es-US' : 'en-US'}>
      <Story />
    </KitProvider>
  );
};
