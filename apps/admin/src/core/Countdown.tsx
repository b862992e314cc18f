import { visuallyHidden } from '@derrick/ui/theme';
import { useCountdownTexts } from './useCountdown.ts';

/**
 * Shows when to try again after an error with `retryAfter`: counting down on the screen, announced once. Nothing without
 * such an error.
 */
export function Countdown({ error }: { error: unknown }) {
  const { text, spoken } = useCountdownTexts(error);
  if (text === undefined) return null;
  return (
    <>
      <span aria-hidden="true">{text}</span>
      <span className={visuallyHidden}>{spoken}</span>
    </>
  );
}
