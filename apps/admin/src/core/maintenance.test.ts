import { describe, expect, it, vi } from 'vitest';
import { createMaintenance, retryDelayMs } from './maintenance.ts';

describe('createMaintenance', () => {
  it('notifies subscribers of the start, of each further server reply, and once of the end', () => {
    const maintenance = createMaintenance();
    const listener = vi.fn();
    const leave = maintenance.subscribe(listener);
    maintenance.end();
    expect(listener).not.toHaveBeenCalled();
    maintenance.begin(30);
    expect(maintenance.getSnapshot()).toEqual({ retryAfter: 30 });
    maintenance.begin(undefined);
    maintenance.end();
    maintenance.end();
    expect(maintenance.getSnapshot()).toBeUndefined();
    expect(listener).toHaveBeenCalledTimes(3);
    leave();
    maintenance.begin(1);
    expect(listener).toHaveBeenCalledTimes(3);
  });
});

describe('retryDelayMs', () => {
  it('follows Retry-After, with a minimum of 1 second and a maximum of 5 minutes', () => {
    expect(retryDelayMs(7, 30, 0)).toBe(30_000);
    expect(retryDelayMs(0, 0, 0)).toBe(1000);
    expect(retryDelayMs(0, 86_400, 0)).toBe(300_000);
  });

  it('doubles the delay per attempt, up to a minute, without Retry-After', () => {
    const waits = [0, 1, 2, 3, 4, 20].map((attempt) => retryDelayMs(attempt, undefined, 0));
    expect(waits).toEqual([5000, 10_000, 20_000, 40_000, 60_000, 60_000]);
  });

  it('adds random jitter, so that the tabs of a company do not retry at the same time', () => {
    expect(retryDelayMs(0, 10, 0.5)).toBe(10_500);
    expect(retryDelayMs(0, 10, 1)).toBe(11_000);
  });
});
