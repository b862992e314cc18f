import { expect, it } from 'vitest';
import { rowsOfAllCompanies } from './allCompanies.ts';

const keys = Array.from({ length: 7 }, (_, index) => `00000000-0000-0000-0000-00000000000${index + 1}`);

it.each([1, 3, 7, 10])('reads every row once in pages of %i', async (limit) => {
  const sizes: number[] = [];
  const readPage = async (page: { after: string; limit: number }) => {
    const rows = keys.filter((key) => key > page.after).slice(0, page.limit);
    sizes.push(rows.length);
    return rows;
  };
  const read: string[] = [];
  for await (const key of rowsOfAllCompanies(readPage, (key) => key, limit)) read.push(key);
  expect(read).toEqual(keys);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(limit);
});
