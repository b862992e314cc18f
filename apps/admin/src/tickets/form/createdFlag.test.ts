import { expect, it } from 'vitest';
import { createdPath } from './createdFlag.ts';

it('createdPath opens the first page without filters, where the new ticket is listed, and keeps the page size', () => {
  const list = '/dashboard/job-tickets';
  expect(createdPath(list, 'TK-1')).toBe(`${list}?created=TK-1`);
  expect(createdPath(`${list}?page=3&size=50&search=pump`, 'TK-1')).toBe(`${list}?size=50&created=TK-1`);
});
