import { expect, it } from 'vitest';
import { createdPath, newestPath } from './createdFlag.ts';

it('createdPath opens the first page without filters, where the new ticket is listed, and keeps the page size', () => {
  const list = '/dashboard/job-tickets';
  expect(createdPath(list, 'TK-1')).toBe(`${list}?created=TK-1`);
  expect(createdPath(`${list}?page=3&size=50&search=pump`, 'TK-1')).toBe(`${list}?size=50&created=TK-1`);
});

it('newestPath opens the first page without filters and without the flag of a created ticket', () => {
  const list = '/dashboard/job-tickets';
  expect(newestPath(list)).toBe(list);
  expect(newestPath(`${list}?page=3&size=50&search=pump`)).toBe(`${list}?size=50`);
});
