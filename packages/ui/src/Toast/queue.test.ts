import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearToasts, toast, toastQueue } from './queue.ts';
import { TOAST_DURATION, TOAST_LIMIT, toastTones } from './types.ts';

const titles = () => toastQueue.visibleToasts.map(({ content }) => content.title);
/** Simulates a region rendering the toasts, which starts their timers. */
const draw = () => {
  for (const { timer, timeout } of toastQueue.visibleToasts) timer?.reset(timeout ?? 0);
};

describe('toast', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    clearToasts();
    vi.useRealTimers();
  });

  it('stays in the queue without a time limit until a region renders the toast', () => {
    toast({ title: 'Early' });
    vi.advanceTimersByTime(TOAST_DURATION * 10);
    expect(titles()).toEqual(['Early']);
  });

  it('disappears five seconds after a region renders the toast', () => {
    toast({ title: 'Shown' });
    draw();
    vi.advanceTimersByTime(TOAST_DURATION - 1);
    expect(titles()).toEqual(['Shown']);
    vi.advanceTimersByTime(1);
    expect(titles()).toEqual([]);
  });

  it('keeps the remaining time while the toast is paused', () => {
    toast({ title: 'Held', duration: 1000 });
    draw();
    vi.advanceTimersByTime(900);
    toastQueue.pauseAll();
    vi.advanceTimersByTime(60_000);
    toastQueue.resumeAll();
    vi.advanceTimersByTime(99);
    expect(titles()).toEqual(['Held']);
    vi.advanceTimersByTime(1);
    expect(titles()).toEqual([]);
  });

  it('has no time limit with an action in any tone, or with an infinite duration', () => {
    for (const tone of toastTones) {
      toast({ tone, title: tone, action: { label: 'Undo', onAction() {} } });
      draw();
      vi.advanceTimersByTime(TOAST_DURATION * 100);
      expect(titles()).toEqual([tone]);
      clearToasts();
    }
    toast({ tone: 'danger', title: 'Failed!' });
    toast({ tone: 'success', title: 'Pinned', duration: Number.POSITIVE_INFINITY });
    draw();
    vi.advanceTimersByTime(TOAST_DURATION * 100);
    expect(titles()).toEqual(['Pinned']);
  });

  it('shows the three newest toasts, and shows older toasts again when newer toasts close', () => {
    const closers = Array.from({ length: TOAST_LIMIT + 1 }, (_, index) => toast({ title: `${index}` }));
    expect(titles()).toEqual(['3', '2', '1']);
    closers[3]?.();
    expect(titles()).toEqual(['2', '1', '0']);
  });

  it('returns a function that closes only this toast, also when called twice', () => {
    const close = toast({ title: 'Uploading files...' });
    toast({ title: 'Other' });
    close();
    close();
    expect(titles()).toEqual(['Other']);
  });
});
