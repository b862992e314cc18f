import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearToasts, toast, toastQueue } from './queue.ts';
import { TOAST_DURATION, TOAST_LIMIT, toastTones } from './toastContent.ts';

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

  it('waits in the queue, without a time limit, until a region draws it', () => {
    toast({ title: 'Early' });
    vi.advanceTimersByTime(TOAST_DURATION * 10);
    expect(titles()).toEqual(['Early']);
  });

  it('stays five seconds from then on', () => {
    toast({ title: 'Shown' });
    draw();
    vi.advanceTimersByTime(TOAST_DURATION - 1);
    expect(titles()).toEqual(['Shown']);
    vi.advanceTimersByTime(1);
    expect(titles()).toEqual([]);
  });

  it('keeps what is left of its time while it is paused', () => {
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

  it('has no time limit when it has an action, whatever its tone, or is told so', () => {
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

  it('shows the newest few and brings the others back as those go', () => {
    const closers = Array.from({ length: TOAST_LIMIT + 1 }, (_, index) => toast({ title: `${index}` }));
    expect(titles()).toEqual(['3', '2', '1']);
    closers[3]?.();
    expect(titles()).toEqual(['2', '1', '0']);
  });

  it('is taken back by what it returned, once', () => {
    const close = toast({ title: 'Uploading files...' });
    toast({ title: 'Other' });
    close();
    close();
    expect(titles()).toEqual(['Other']);
  });
});
