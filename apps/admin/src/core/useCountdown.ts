import { useEffect, useState } from 'react';
import { useTranslate } from './i18n/MessagesProvider.tsx';
import type { Translate } from './i18n/messages.ts';

const SECOND_MS = 1000;
const MINUTE_S = 60;
/** If 10 minutes or more remain, the text has no seconds: "in 25 minutes". */
const COARSE_S = 10 * MINUTE_S;

// Stored by error, so that a remounted form continues the countdown.
const deadlines = new WeakMap<object, number>();

/**
 * Reads the waiting time of an error, in seconds. Checks the shape instead of the class, so that the sign-in page does
 * not load the API client.
 */
function retryAfterOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('retryAfter' in error)) return undefined;
  const { retryAfter } = error;
  return typeof retryAfter === 'number' && retryAfter > 0 ? Math.ceil(retryAfter) : undefined;
}

/**
 * Returns the milliseconds until an error allows another attempt; 0 if the error has no `retryAfter` or the time has
 * passed.
 */
export function waitLeft(error: unknown, now = Date.now()): number {
  const retryAfter = retryAfterOf(error);
  if (retryAfter === undefined || typeof error !== 'object' || error === null) return 0;
  const deadline = deadlines.get(error) ?? now + retryAfter * SECOND_MS;
  deadlines.set(error, deadline);
  // Capped at the server's value, in case the machine's clock was set back in the meantime.
  return Math.min(Math.max(deadline - now, 0), retryAfter * SECOND_MS);
}

/**
 * Counts down the seconds until `error` (an `ApiError` with `retryAfter`) allows another attempt; 0 for all other errors.
 * Reads the clock instead of counting ticks, because browsers slow down timers in background tabs.
 */
export function useCountdown(error: unknown): number {
  const [, tick] = useState(0);
  const left = waitLeft(error);
  const seconds = Math.ceil(left / SECOND_MS);

  useEffect(() => {
    if (seconds === 0) return;
    const rerender = () => tick((count) => count + 1);
    // Waits until the displayed number changes instead of one second, so that delays do not add up.
    const timer = setTimeout(rerender, waitLeft(error) - (seconds - 1) * SECOND_MS);
    document.addEventListener('visibilitychange', rerender);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', rerender);
    };
  });
  return seconds;
}

/** Formats the waiting time: `Try again in 1 minute and 5 seconds.` */
export function countdownText(seconds: number, t: Translate): string {
  const [minutes, rest] = [Math.floor(seconds / MINUTE_S), seconds % MINUTE_S];
  if (seconds >= COARSE_S) return t('common.wait.minutes', { minutes: Math.ceil(seconds / MINUTE_S) });
  if (minutes === 0) return t('common.wait.seconds', { seconds });
  return rest === 0
    ? t('common.wait.minutes', { minutes })
    : t('common.wait.minutesAndSeconds', { minutes, seconds: rest });
}

interface CountdownTexts {
  /** Seconds left; 0 when another attempt is allowed. */
  seconds: number;
  /** Visible text, updated every second. Hide it from screen readers, which would announce every update. */
  text: string | undefined;
  /** Text for screen readers, announced once: the initial waiting time. */
  spoken: string | undefined;
}

/** `useCountdown` with its texts, which are undefined if there is no waiting time. */
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
