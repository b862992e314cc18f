import { expect, test } from 'vitest';
import { newCompanyId } from './companyId.ts';

const version4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

test('a company id is a random UUID', () => {
  expect(newCompanyId()).toMatch(version4);
});

test('a company id is also a random UUID on a plain HTTP page, where crypto.randomUUID is missing', () => {
  const old = { getRandomValues: crypto.getRandomValues.bind(crypto) };
  const ids = Array.from({ length: 500 }, () => newCompanyId(old));
  for (const id of ids) expect(id).toMatch(version4);
  expect(new Set(ids).size).toBe(500);
});
