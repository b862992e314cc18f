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
  it('fills in values', () => {
    expect(formatKitMessage('en-US', 'field.clear', { label: 'Email' })).toBe('Clear Email');
    expect(formatKitMessage('es-US', 'field.clear', { label: 'Correo' })).toBe('Borrar Correo');
  });

  it('chooses by the plural of count and writes numbers in the locale', () => {
    expect(formatKitMessage('es', 'iconButton.badge', { label: 'Avisos', count: 1 })).toBe('Avisos, 1 nueva');
    expect(formatKitMessage('es', 'iconButton.badge', { label: 'Avisos', count: 12345 })).toBe(
      'Avisos, 12.345 nuevas',
    );
  });

  it('leaves a place without a value as it is, and the text of a value alone', () => {
    expect(formatKitMessage('en', 'field.clear')).toBe('Clear {label}');
    expect(formatKitMessage('en', 'field.clear', { label: '{label}' })).toBe('Clear {label}');
    expect(formatKitMessage('en', 'field.clear', { label: '$&' })).toBe('Clear $&');
  });

  it('falls back from the region to the language to English', () => {
    registerKitMessages('fr', { 'passwordField.show': 'Afficher le mot de passe' });
    registerKitMessages('fr-CA', { 'passwordField.hide': 'Masquer' });
    expect(formatKitMessage('fr-CA', 'passwordField.hide')).toBe('Masquer');
    expect(formatKitMessage('fr-CA', 'passwordField.show')).toBe('Afficher le mot de passe');
    expect(formatKitMessage('fr', 'banner.dismiss')).toBe('Close message');
  });

  it('has no language to load beside those it brings', async () => {
    expect(hasKitMessages('de-AT')).toBe(true);
    expect(hasKitMessages('es')).toBe(true);
    await expect(loadKitMessages('constructor')).resolves.toEqual({});
  });

  it('has every plural of the language', () => {
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

  it('keeps what an app said before the kit came', () => {
    expect(formatKitMessage('es', 'dialog.close')).toBe('Salir');
    expect(formatKitMessage('es', 'banner.dismiss')).not.toBe('Close message');
  });
});
