import { expect, it } from 'vitest';
import { nextRowKeys, type RowKeys } from './rowKeys.ts';

const first: RowKeys = nextRowKeys(['a', 'b', 'c'], new Map());

it('nextRowKeys gives each row its own key', () => {
  expect([...first.values()]).toEqual([0, 1, 2]);
});

it('nextRowKeys keeps the keys of rows that were sorted', () => {
  expect([...nextRowKeys(['c', 'a', 'b'], first)]).toEqual([
    ['c', 2],
    ['a', 0],
    ['b', 1],
  ]);
});

it('nextRowKeys reuses the keys for the rows of another page, in the order on screen', () => {
  const sorted = nextRowKeys(['c', 'a', 'b'], first);
  expect([...nextRowKeys(['d', 'e'], sorted).values()]).toEqual([2, 0]);
  expect([...nextRowKeys(['d', 'e', 'f', 'g'], sorted).values()]).toEqual([2, 0, 1, 3]);
});

it('nextRowKeys gives an added row a key that no previous row had, also after a page change', () => {
  const keys = nextRowKeys(['d', 'e', 'f'], first);
  expect([...nextRowKeys(['e', 'a', 'f'], keys).values()]).toEqual([1, 3, 2]);
});
