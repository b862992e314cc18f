import { expect, it } from 'vitest';
import { insertBatches } from './insertBatches.ts';

it('insertBatches splits rows so that no statement has more than 65,535 parameters', () => {
  const rows = Array.from({ length: 50_000 }, (_, position) => ({ position, name: 'Seal', price: 1 }));
  const batches = insertBatches(rows);
  expect(batches.map(({ length }) => length)).toEqual([21_845, 21_845, 6310]);
  expect(batches.flat()).toEqual(rows);
});

it('insertBatches counts a column that only some rows have', () => {
  const rows = Array.from({ length: 40_000 }, (_, position) =>
    position === 39_999 ? { position, note: 'last' } : { position },
  );
  expect(insertBatches(rows).map(({ length }) => length)).toEqual([32_767, 7233]);
});

it('insertBatches returns no batch for no rows', () => {
  expect(insertBatches([])).toEqual([]);
});
