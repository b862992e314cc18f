import { useEffect, useState } from 'react';
import { useTranslate } from './i18n/MessagesProvider.tsx';
import type { Translate } from './i18n/messages.ts';

const SECOND_MS = 1000;
const MINUTE_S = 60;
/** From here on seconds are left out: "in 25 minutes". */
const COARSE_S = 10 * MINUTE_S;

// By error: a form that is mounted again continues the countdown.
const deadlines = new WeakMap<object, number>();

/** Reads how long an error asks to wait, in seconds. By its shape, so that sign-in does not load the client for it. */
function retryAfterOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('retryAfter' in error)) return undefined;
  const { retryAfter } = error;
  return typeof retryAfter === 'number' && retryAfter > 0 ? Math.ceil(retryAfter) : undefined;
}

/** Milliseconds until an error allows another try; 0 when it names no time or the time is over. */
export function waitLeft(error: unknown, now = Date.now()): number {
  const retryAfter = retryAfterOf(error);
  if (retryAfter === undefined || typeof error !== 'object' || error === null) return 0;
  const deadline = deadlines.get(error) ?? now + retryAfter * SECOND_MS;
  deadlines.set(error, deadline);
  // Never longer than the server asked for, even if the machine's clock is set back meanwhile.
  return Math.min(Math.max(deadline - now, 0), retryAfter * SECOND_MS);
}

/**
 * Counts down the whole seconds until `error` (an `ApiError` with `retryAfter`) allows another try; 0 for everything
 * else. It reads the clock rather than counting ticks: browsers slow down the timers of a tab in the background.
 */
export function useCountdown(error: unknown): number {
  const [, tick] = useState(0);
  const left = waitLeft(error);
  const seconds = Math.ceil(left / SECOND_MS);

  useEffect(() => {
    if (seconds === 0) return;
    const look = () => tick((count) => count + 1);
    // To the moment at which the number changes, not a second from now: delays would add up.
    const timer = setTimeout(look, waitLeft(error) - (seconds - 1) * SECOND_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  });
  return seconds;
}

/** Writes when to try again: `Try again in 1 minute and 5 seconds.` */
export function countdownText(seconds: number, t: Translate): string {
  const [minutes, rest] = [Math.floor(seconds / MINUTE_S), seconds % MINUTE_S];
  if (seconds >= COARSE_S) return t('common.wait.minutes', { minutes: Math.ceil(seconds / MINUTE_S) });
  if (minutes === 0) return t('common.wait.seconds', { seconds });
  return rest === 0
    ? t('common.wait.minutes', { minutes })
    : t('common.wait.minutesAndSeconds', { minutes, seconds: rest });
}

interface CountdownTexts {
  /** Whole seconds left; 0 when another try is allowed. */
  seconds: number;
  /** For the screen, changing every second. Hide it from screen readers, which would read out every change. */
  text: string | undefined;
  /** For screen readers, read out once: the text at the beginning. */
  spoken: string | undefined;
}

/** `useCountdown` with its texts, which are undefined when there is nothing to wait for. */
export function useCountdownTexts(error: unknown): CountdownTexts {
  const t = useTranslate();
  const seconds = useCountdown(error);
  if (seconds === 0) return { seconds, text: undefined, spoken: undefined };
  return {
    seconds,
    text: countdownText(seconds, t),
    spoken: countdownText(retryAfterOf(error) ?? seconds, t),
  };
}
