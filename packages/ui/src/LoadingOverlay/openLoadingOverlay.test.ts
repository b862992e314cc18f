import { describe, expect, it, vi } from 'vitest';
import { getWaits, openLoadingOverlay, subscribeToWaits } from './openLoadingOverlay.ts';

const labels = () => getWaits().map(({ label }) => label);

describe('openLoadingOverlay', () => {
  it('counts openings with the same label separately and allows closing in any order', () => {
    const first = openLoadingOverlay('Loading');
    const second = openLoadingOverlay('Loading');
    const third = openLoadingOverlay();
    expect(labels()).toEqual(['Loading', 'Loading', undefined]);
    second();
    second();
    expect(labels()).toEqual(['Loading', undefined]);
    first();
    third();
    expect(labels()).toEqual([]);
  });

  it('notifies subscribers only of changes, until they unsubscribe', () => {
    const listener = vi.fn();
    const leave = subscribeToWaits(listener);
    const close = openLoadingOverlay('Saving');
    close();
    close();
    expect(listener).toHaveBeenCalledTimes(2);
    leave();
    openLoadingOverlay('Saving')();
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
