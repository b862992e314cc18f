import { beforeAll, describe, expect, it } from 'vitest';
import { formatKitMessage } from './formatKitMessage.ts';
import { hasKitMessages, loadKitMessages, registerKitMessages } from './words.ts';

beforeAll(async () => {
  registerKitMessages('es', { 'dialog.close': 'Salir' });
  expect(hasKitMessages('es-MX')).toBe(false);
  expect(formatKitMessage('es-MX', 'banner.dismiss')).toBe('Close message');
  await loadKitMessages('es-MX');
});

describe('formatKitMessage', () => {
  it('replaces placeholders with values', () => {
    expect(formatKitMessage('en-US', 'field.clear', { label: 'Email' })).toBe('Clear Email');
    expect(formatKitMessage('es-US', 'field.clear', { label: 'Correo' })).toBe('Borrar Correo');
  });

  it('selects the plural form by count and formats numbers in the locale', () => {
    expect(formatKitMessage('es', 'iconButton.badge', { label: 'Avisos', count: 1 })).toBe('Avisos, 1 nueva');
    expect(formatKitMessage('es', 'iconButton.badge', { label: 'Avisos', count: 12345 })).toBe(
      'Avisos, 12.345 nuevas',
    );
  });

  it('keeps placeholders without a value and does not interpret placeholders within values', () => {
    expect(formatKitMessage('en', 'field.clear')).toBe('Clear {label}');
    expect(formatKitMessage('en', 'field.clear', { label: '{label}' })).toBe('Clear {label}');
    expect(formatKitMessage('en', 'field.clear', { label: '$&' })).toBe('Clear $&');
  });

  it('falls back from the region to the language, then to English', () => {
    registerKitMessages('fr', { 'passwordField.show': 'Afficher le mot de passe' });
    registerKitMessages('fr-CA', { 'passwordField.hide': 'Masquer' });
    expect(formatKitMessage('fr-CA', 'passwordField.hide')).toBe('Masquer');
    expect(formatKitMessage('fr-CA', 'passwordField.show')).toBe('Afficher le mot de passe');
    expect(formatKitMessage('fr', 'banner.dismiss')).toBe('Close message');
  });

  it('has nothing to load for languages without built-in messages', async () => {
    expect(hasKitMessages('de-AT')).toBe(true);
    expect(hasKitMessages('es')).toBe(true);
    await expect(loadKitMessages('constructor')).resolves.toEqual({});
  });

  it('supports all plural forms of a language', () => {
    registerKitMessages('pl', {
      'dataTable.loaded': {
        one: '{count} wiersz',
        few: '{count} wiersze',
        many: '{count} wierszy',
        other: '{count} wiersza',
      },
    });
    const say = (count: number) => formatKitMessage('pl', 'dataTable.loaded', { count });
    expect([1, 2, 5, 22, 1.5].map(say)).toEqual([
      '1 wiersz',
      '2 wiersze',
      '5 wierszy',
      '22 wiersze',
      '1,5 wiersza',
    ]);
    expect(formatKitMessage('pl', 'checkboxList.selected', { count: 2 })).toBe('2 selected');
  });

  it('keeps app messages that were registered before the built-in messages were loaded', () => {
    expect(formatKitMessage('es', 'dialog.close')).toBe('Salir');
    expect(formatKitMessage('es', 'banner.dismiss')).not.toBe('Close message');
  });
});
