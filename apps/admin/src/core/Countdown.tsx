import { visuallyHidden } from '@derrick/ui/theme';
import { useCountdownTexts } from './useCountdown.ts';

/**
 * Countdown until the user can try again, if `error` has a `retryAfter`. Screen readers announce the initial time once.
 * Renders nothing for other errors.
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
