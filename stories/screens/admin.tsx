import { clearToasts } from '@derrick/ui/Toast';
import type { Theme } from '@derrick/ui/theme';
import type { RequestHandler } from 'msw';
import type { ComponentProps } from 'react';
import { configure } from 'storybook/test';
import { PSEUDO, pseudoWords } from '../../.storybook/pseudoLocale.ts';
import type { Language } from '../../apps/admin/src/core/i18n/language.ts';
import { AdminApp } from '../../apps/admin/src/main/AdminApp.tsx';

// Imports all lazily loaded modules of the app up front: otherwise the first story that needs one could exceed its
// timeout.
import.meta.glob(['../../apps/admin/src/**/*.tsx', '!**/main.tsx', '!**/*.test.tsx'], { eager: true });

// Menus and dialogs appear late on a busy machine: the default timeout of one second is too short.
configure({ asyncUtilTimeout: 5000 });

interface ScreenProps {
  /** Address at which the app opens. */
  location: string;
}

interface Globals {
  globals: Record<string, unknown>;
}

const themeOf = (value: unknown): Theme => (value === 'dark' || value === 'system' ? value : 'light');
const languageOf = (value: unknown): Language => (value === 'es' ? 'es' : 'en');

/**
 * Renders the real app at an address, with the theme, language and network of the toolbar. Changing the toolbar restarts
 * the app.
 */
export function renderAdmin({ location }: ScreenProps, { globals }: Globals) {
  const theme = themeOf(globals['theme']);
  const locale = languageOf(globals['locale']);
  const words = globals['locale'] === PSEUDO ? pseudoWords : undefined;
  return (
    <AdminApp
      key={`${theme} ${globals['locale']} ${globals['network']}`}
      location={location}
      theme={theme}
      locale={locale}
      words={words}
    />
  );
}

/** Clears the app's data in the browser before a story, and returns a function that clears it after the story. */
export function clearStoredChoices(): () => void {
  const forget = () => {
    localStorage.removeItem('derrick.language');
    localStorage.removeItem('derrick.theme');
    sessionStorage.removeItem('derrick.languageChosen');
    for (const storage of [localStorage, sessionStorage]) {
      for (const key of Object.keys(storage)) {
        if (/^derrick\.(?:draft|link|review|signature|\w+Columns|list)\./.test(key)) storage.removeItem(key);
      }
    }
    localStorage.removeItem('derrick.session');
    // biome-ignore lint/suspicious/noDocumentCookie: the panel's own cookie; the cookie store is not everywhere yet.
    document.cookie = 'derrick.panel=; Max-Age=0; Path=/';
    clearToasts();
  };
  forget();
  return forget;
}

/** The part of a story's context that `beforeEach` needs. */
export interface StoryContext {
  msw: { use: (...handlers: RequestHandler[]) => void };
}

/** Shared metadata of a screen's stories: the complete app, at the address in `args` or else at this address. */
export const adminAt = (location: string) => ({
  component: AdminApp,
  args: { location },
  render: (args: ComponentProps<typeof AdminApp>, context: Globals) =>
    renderAdmin({ location: args.location ?? location }, context),
  parameters: { layout: 'fullscreen' as const },
});

/** Starts a story without data of previous stories. `session` signs in or out. The returned function cleans up. */
export function startClean(session: () => () => void): () => void {
  const end = [session(), clearStoredChoices()];
  return () => {
    for (const undo of end) undo();
  };
}

/** Globals of a story at the size of a phone. */
export const phone = { viewport: { value: 'phone' } };

/** Globals of a story in Spanish. */
export const spanish = { locale: 'es' };
