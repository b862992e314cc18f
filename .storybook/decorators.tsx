import { contrasts, densities, KitProvider } from '@derrick/ui/theme';
import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { PSEUDO, PSEUDO_LOCALE } from './pseudoLocale.ts';

/** Themes of the toolbar. `system` follows the operating system. */
export const themes = ['light', 'dark', 'system'] as const;

type Theme = (typeof themes)[number];

const isTheme = (value: unknown): value is Theme => themes.some((theme) => theme === value);

function localeOf(value: unknown): string {
  if (value === PSEUDO) return PSEUDO_LOCALE;
  return value === 'es' ? 'es-US' : 'en-US';
}

export { contrasts, densities };

// Equivalent of `prefers-reduced-motion: reduce` in tokens and styles of the kit. The media query itself can't be changed
// from a page.
const still = `
  :root {
    --derrick-motion-feedback: 0ms !important;
    --derrick-motion-popover: 0ms !important;
    --derrick-motion-overlay: 0ms !important;
  }
  *, ::before, ::after { transition: none !important; animation: none !important; }`;

/**
 * Wraps every story in the kit's provider, with theme, density, contrast, language, direction and motion of the toolbar.
 */
export const withKit: Decorator = (Story, { globals }) => {
  const theme = isTheme(globals['theme']) ? globals['theme'] : 'light';
  const locale = localeOf(globals['locale']);
  const direction = globals['direction'] === 'rtl' ? 'rtl' : 'ltr';
  // Before the play function begins.
  useLayoutEffect(() => {
    document.documentElement.lang = locale.split('-')[0] ?? 'en';
    document.documentElement.dir = direction;
  }, [locale, direction]);
  return (
    <KitProvider
      theme={theme}
      density={densities.find((candidate) => candidate === globals['density'])}
      contrast={contrasts.find((candidate) => candidate === globals['contrast'])}
      locale={locale}
    >
      {globals['motion'] === 'reduced' && <style>{still}</style>}
      <Story />
    </KitProvider>
  );
};
