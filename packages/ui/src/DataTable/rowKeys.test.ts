import { expect, it } from 'vitest';
import { nextRowKeys, type RowKeys } from './rowKeys.ts';

const first: RowKeys = nextRowKeys(['a', 'b', 'c'], new Map());

it('gives each row a key of its own', () => {
  expect([...first.values()]).toEqual([0, 1, 2]);
});

it('keeps the keys of rows that are sorted', () => {
  expect([...nextRowKeys(['c', 'a', 'b'], first)]).toEqual([
    ['c', 2],
    ['a', 0],
    ['b', 1],
  ]);
});

it('hands the keys over to another page, in the order on screen', () => {
  const sorted = nextRowKeys(['c', 'a', 'b'], first);
  expect([...nextRowKeys(['d', 'e'], sorted).values()]).toEqual([2, 0]);
  expect([...nextRowKeys(['d', 'e', 'f', 'g'], sorted).values()]).toEqual([2, 0, 1, 3]);
});

it('gives a row that joins others a key that no row had, also after another page', () => {
  const other = nextRowKeys(['d', 'e', 'f'], first);
  expect([...nextRowKeys(['e', 'a', 'f'], other).values()]).toEqual([1, 3, 2]);
});
