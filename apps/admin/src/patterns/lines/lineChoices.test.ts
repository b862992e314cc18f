import { expect, it } from 'vitest';
import { unitChoices } from './lineChoices.ts';

const ids = (...given: Parameters<typeof unitChoices>) => unitChoices(...given).map(({ id }) => id);

it('unitChoices offers distances in the unit of the company, and the other distance unit only when a line uses it', () => {
  const t = String;
  expect(ids(t, 'mi', [])).toEqual(['h', 'ea', 'mi', 'day']);
  expect(ids(t, 'km', [{ unit: 'ea' }])).toEqual(['h', 'ea', 'km', 'day']);
  expect(ids(t, 'km', [{ unit: 'mi' }])).toEqual(['h', 'ea', 'mi', 'km', 'day']);
});
