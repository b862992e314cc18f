import { visuallyHidden } from '@derrick/ui/theme';
import { useCountdownTexts } from './useCountdown.ts';

/**
 * Shows after how many seconds the user can try again, if `error` has a `retryAfter`: a countdown on the screen,
 * announced once to screen readers. Renders nothing for other errors.
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
