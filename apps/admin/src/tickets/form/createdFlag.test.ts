import { expect, it } from 'vitest';
import { createdPath } from './createdFlag.ts';

it('leads to the first page of everything, where a new ticket stands, in pages of the same size', () => {
  const list = '/dashboard/job-tickets';
  expect(createdPath(list, 'TK-1')).toBe(`${list}?created=TK-1`);
  expect(createdPath(`${list}?page=3&size=50&search=pump`, 'TK-1')).toBe(`${list}?size=50&created=TK-1`);
});
