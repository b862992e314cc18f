import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createAbortSignals } from './abortSignals.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('aborts a request when the last component that waits for it has gone', () => {
  const signals = createAbortSignals();
  const signal = signals.signal('/ticket');
  const [first, second] = [signals.use('/ticket'), signals.use('/ticket')];
  first();
  vi.runAllTimers();
  expect(signal.aborted).toBe(false);
  second();
  vi.runAllTimers();
  expect(signal.aborted).toBe(true);
  expect(signals.signal('/ticket').aborted).toBe(false);
});

it('keeps a request of a component that comes back at once', () => {
  const signals = createAbortSignals();
  const signal = signals.signal('/ticket');
  signals.use('/ticket')();
  signals.use('/ticket');
  vi.runAllTimers();
  expect(signal.aborted).toBe(false);
});
