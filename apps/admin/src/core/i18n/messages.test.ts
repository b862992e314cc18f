import { describe, expect, it, vi } from 'vitest';
import { chooseLanguage, languageOfLink, languageToOffer } from './language.ts';
import { createMessages } from './messages.ts';

describe('createMessages', () => {
  it('loads a part of the messages once and notifies subscribers', async () => {
    const messages = createMessages('en');
    const listener = vi.fn();
    messages.subscribe(listener);
    expect(messages.getSnapshot().parts.has('auth')).toBe(false);
    await messages.load('auth');
    expect(messages.getSnapshot().t('auth.signIn.title')).toBe('Sign In');
    expect(messages.getSnapshot().t('common.retry')).toBe('Retry');
    expect(listener).toHaveBeenCalled();
    expect(messages.load('auth')).toBe(messages.load('auth'));
  });

  it('keeps the same translate function when a part is loaded, and replaces it when the language changes', async () => {
    const messages = createMessages('en');
    await messages.load('common');
    const { t } = messages.getSnapshot();
    await messages.load('auth');
    expect(messages.getSnapshot().t).toBe(t);
    expect(t('auth.signIn.title')).toBe('Sign In');
    await messages.setLanguage('es');
    expect(messages.getSnapshot().t).not.toBe(t);
  });

  it('changes the language of all loaded parts together', async () => {
    const messages = createMessages('en');
    await messages.load('common');
    await messages.setLanguage('es');
    const { language, locale, t } = messages.getSnapshot();
    expect([language, locale]).toEqual(['es', 'es-US']);
    expect(t('shell.members', { count: 24 })).toBe('24 miembros');
    expect(t('shell.members', { count: 1234 })).toBe('1,234 miembros');
  });

  it('loads a part in the new language when the language changes during the request', async () => {
    const messages = createMessages('en');
    await messages.load('common');
    const late = messages.load('tickets');
    await Promise.all([messages.setLanguage('es'), late]);
    expect(messages.getSnapshot().t('tickets.empty')).toBe('No se encontraron tickets');
  });

  it('keeps the hour cycle and first weekday of the company in every language', async () => {
    const messages = createMessages('en');
    await messages.load('common');
    messages.setLocaleExtension('-u-fw-mon-hc-h23');
    expect(messages.getSnapshot().locale).toBe('en-US-u-fw-mon-hc-h23');
    await messages.setLanguage('es');
    expect(messages.getSnapshot().locale).toBe('es-US-u-fw-mon-hc-h23');
    expect(messages.getSnapshot().t('shell.members', { count: 1234 })).toBe('1,234 miembros');
  });

  it('uses the last chosen language when two changes overlap', async () => {
    const messages = createMessages('en');
    await messages.load('common');
    await Promise.all([messages.setLanguage('es'), messages.setLanguage('en')]);
    expect(messages.getSnapshot().language).toBe('en');
  });
});

describe('chooseLanguage and languageToOffer', () => {
  it.each([
    ['es', ['en-US'], 'es', undefined],
    ['en', ['es-MX'], 'en', undefined],
    [null, ['es-MX', 'en'], 'en', 'es'],
    [null, ['de-DE', 'fr', 'es'], 'en', 'es'],
    [null, ['en-US', 'es'], 'en', undefined],
    [null, ['de-DE'], 'en', undefined],
    ['de', ['ES'], 'en', 'es'],
    [null, [], 'en', undefined],
  ] as const)(
    'with stored language %s and preferred languages %s: use %s and offer %s',
    (stored, preferred, chosen, offered) => {
      expect([chooseLanguage(stored), languageToOffer(stored, preferred)]).toEqual([chosen, offered]);
    },
  );
});

describe('languageOfLink', () => {
  it('returns the language of an invitation, and ignores unknown languages', () => {
    expect(languageOfLink('?token=x&lang=es')).toBe('es');
    expect(languageOfLink('?token=x&lang=de')).toBeUndefined();
    expect(languageOfLink('')).toBeUndefined();
  });
});
