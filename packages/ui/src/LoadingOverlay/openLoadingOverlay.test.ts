import { describe, expect, it, vi } from 'vitest';
import { getWaits, openLoadingOverlay, subscribeToWaits } from './openLoadingOverlay.ts';

const labels = () => getWaits().map(({ label }) => label);

describe('openLoadingOverlay', () => {
  it('counts its openings, also those with the same label, in whatever order they are closed', () => {
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

  it('tells its subscribers of changes alone, until they leave', () => {
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
