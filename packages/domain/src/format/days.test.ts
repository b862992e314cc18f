import { expect, it } from 'vitest';
import { addDays } from './days.ts';

it.each([
  ['2028-02-15', 14, '2028-02-29'],
  ['2026-01-01', -1, '2025-12-31'],
  ['0001-01-15', -30, '0001-01-01'],
  ['9999-12-20', 30, '9999-12-31'],
])('addDays adds days to %s', (day, days, sum) => expect(addDays(day, days)).toBe(sum));
