import { visuallyHidden } from '@derrick/ui/theme';
import { useCountdownWords } from './useCountdown.ts';

/**
 * Says when one may try again after an error with `retryAfter`, ticking for the eye and read out once; nothing when
 * there is nothing to wait for.
 */
export function Countdown({ error }: { error: unknown }) {
  const { text, spoken } = useCountdownWords(error);
  if (text === undefined) return null;
  return (
    <>
      <span aria-hidden="true">{text}</span>
      <span className={visuallyHidden}>{spoken}</span>
    </>
  );
}
