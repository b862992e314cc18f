import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createAbortSignals } from './abortSignals.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('aborts a request when the last component that waits for it unmounts', () => {
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

it('does not abort a request when its component unmounts and mounts again immediately', () => {
  const signals = createAbortSignals();
  const signal = signals.signal('/ticket');
  signals.use('/ticket')();
  signals.use('/ticket');
  vi.runAllTimers();
  expect(signal.aborted).toBe(false);
});
