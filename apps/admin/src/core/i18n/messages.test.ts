import { describe, expect, it, vi } from 'vitest';
import { chooseLanguage, languageToOffer } from './language.ts';
import { createMessages } from './messages.ts';

describe('createMessages', () => {
  it('loads part by part and tells who listens', async () => {
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

  it('keeps the same translate function when a part is loaded, and replaces it with the language', async () => {
    const messages = createMessages('en');
    await messages.load('common');
    const { t } = messages.getSnapshot();
    await messages.load('auth');
    expect(messages.getSnapshot().t).toBe(t);
    expect(t('auth.signIn.title')).toBe('Sign In');
    await messages.setLanguage('es');
    expect(messages.getSnapshot().t).not.toBe(t);
  });

  it('changes the language of everything that was loaded, at once', async () => {
    const messages = createMessages('en');
    await messages.load('common');
    await messages.setLanguage('es');
    const { language, locale, t } = messages.getSnapshot();
    expect([language, locale]).toEqual(['es', 'es-US']);
    expect(t('shell.members', { count: 24 })).toBe('24 miembros');
    expect(t('shell.members', { count: 1234 })).toBe('1,234 miembros');
  });

  it('loads in the new language what was asked for in the old one', async () => {
    const messages = createMessages('en');
    await messages.load('common');
    const late = messages.load('tickets');
    await Promise.all([messages.setLanguage('es'), late]);
    expect(messages.getSnapshot().t('tickets.empty')).toBe('No se encontraron tickets');
  });

  it('keeps the clock and the week of the company in every language', async () => {
    const messages = createMessages('en');
    await messages.load('common');
    messages.setLocaleExtension('-u-fw-mon-hc-h23');
    expect(messages.getSnapshot().locale).toBe('en-US-u-fw-mon-hc-h23');
    await messages.setLanguage('es');
    expect(messages.getSnapshot().locale).toBe('es-US-u-fw-mon-hc-h23');
    expect(messages.getSnapshot().t('shell.members', { count: 1234 })).toBe('1,234 miembros');
  });

  it('ends in the language that was chosen last', async () => {
    const messages = createMessages('en');
    await messages.load('common');
    await Promise.all([messages.setLanguage('es'), messages.setLanguage('en')]);
    expect(messages.getSnapshot().language).toBe('en');
  });
});

describe('the language of a browser', () => {
  it.each([
    ['es', ['en-US'], 'es', undefined],
    ['en', ['es-MX'], 'en', undefined],
    [null, ['es-MX', 'en'], 'en', 'es'],
    [null, ['de-DE', 'fr', 'es'], 'en', 'es'],
    [null, ['en-US', 'es'], 'en', undefined],
    [null, ['de-DE'], 'en', undefined],
    ['de', ['ES'], 'en', 'es'],
    [null, [], 'en', undefined],
  ] as const)('stored %s, preferred %s: %s, and %s is offered', (stored, preferred, chosen, offered) => {
    expect([chooseLanguage(stored), languageToOffer(stored, preferred)]).toEqual([chosen, offered]);
  });
});
