import { expect, it } from 'vitest';
import { matchesWords, normalizeText } from './searchText.ts';

it.each([
  ['Tomás Beltrán', 'tomas', true],
  ['Tomás Beltrán', 'BELTRAN tom', true],
  ['Oscar Treviño', 'trevino', true],
  ['Sofía  Peña', 'sofia pena', true],
  ['Luis Ortega', '', true],
  ['Luis Ortega', 'luisa', false],
  ['Luis Ortega', 'luis o x', false],
])('matchesWords of text %s and search %s is %s', (text, typed, holds) => {
  expect(matchesWords(text, typed)).toBe(holds);
});

it('normalizeText removes only case, accents and extra spaces', () => {
  expect(normalizeText('  Wells & Sons,  Ñandú 7 ')).toBe('wells & sons, nandu 7');
});
