import { expect, it } from 'vitest';
import { createIdempotencyKeys } from './idempotencyKey.ts';

it('gives the same body the same key, and another body a new one', () => {
  const keyOf = createIdempotencyKeys();
  const first = keyOf({ title: 'Pump' });
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(keyOf({ title: 'Pump' })).toBe(first);
  expect(keyOf({ title: 'Pumps' })).not.toBe(first);
});
