import { clearToasts } from '@derrick/ui/Toast';
import type { Theme } from '@derrick/ui/theme';
import type { RequestHandler } from 'msw';
import type { ComponentProps } from 'react';
import { configure } from 'storybook/test';
import { PSEUDO, pseudoWords } from '../../.storybook/pseudoLocale.ts';
import type { Language } from '../../apps/admin/src/core/i18n/language.ts';
import { AdminApp } from '../../apps/admin/src/main/AdminApp.tsx';

// Everything that the app loads late: the first story to need it would wait for it past its time.
import.meta.glob(['../../apps/admin/src/**/*.tsx', '!**/main.tsx', '!**/*.test.tsx'], { eager: true });

// Menus and dialogs come later still; a second is short for that on a busy machine.
configure({ asyncUtilTimeout: 5000 });

interface ScreenProps {
  /** The address that the app opens at. */
  location: string;
}

interface Globals {
  globals: Record<string, unknown>;
}

const themeOf = (value: unknown): Theme => (value === 'dark' || value === 'system' ? value : 'light');
const languageOf = (value: unknown): Language => (value === 'es' ? 'es' : 'en');

/** Renders the real app at an address, in the toolbar's theme, language and network; another choice starts it anew. */
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

/** Forgets what the app keeps in the browser, before and after a story. */
export function forgetChoices(): () => void {
  const forget = () => {
    localStorage.removeItem('derrick.language');
    localStorage.removeItem('derrick.theme');
    sessionStorage.removeItem('derrick.languageChosen');
    for (const storage of [localStorage, sessionStorage]) {
      for (const key of Object.keys(storage)) {
        if (/^derrick\.(?:draft|link|signature|\w+Columns|list)\./.test(key)) storage.removeItem(key);
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

/** The part of a story's context that its start needs. */
export interface StoryContext {
  msw: { use: (...handlers: RequestHandler[]) => void };
}

/** What all stories of a screen have in common: the whole app, at the address of `args` or else this one. */
export const adminAt = (location: string) => ({
  component: AdminApp,
  args: { location },
  render: (args: ComponentProps<typeof AdminApp>, context: Globals) =>
    renderAdmin({ location: args.location ?? location }, context),
  parameters: { layout: 'fullscreen' as const },
});

/** Begins a story with nothing kept from another one; `session` signs in or out. The returned function ends it. */
export function startAfresh(session: () => () => void): () => void {
  const end = [session(), forgetChoices()];
  return () => {
    for (const undo of end) undo();
  };
}

/** Globals of a story as a phone shows it. */
export const phone = { viewport: { value: 'phone' } };

/** Globals of a story in Spanish. */
export const spanish = { locale: 'es' };
