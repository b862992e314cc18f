import { expect, it } from 'vitest';
import { createIdempotencyKeys } from './idempotencyKey.ts';

it('createIdempotencyKeys returns the same key for the same body and a new key for a changed body', () => {
  const keyOf = createIdempotencyKeys();
  const first = keyOf({ title: 'Pump' });
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(keyOf({ title: 'Pump' })).toBe(first);
  expect(keyOf({ title: 'Pumps' })).not.toBe(first);
});
