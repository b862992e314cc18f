import { Banner } from '@derrick/ui/Banner';
import { useEffect, useRef } from 'react';
import { Countdown } from '../../core/Countdown.tsx';
import type { MessageKey } from '../../core/i18n/catalogue.ts';
import { useErrorMessage } from '../remote/index.ts';

/**
 * What the last attempt of a form failed with; nothing when it did not fail as a whole. It is announced, and scrolled into
 * view: below many fields, in a low window, it would not be seen.
 */
export function FormFailure({ error, fallback }: { error: unknown; fallback: MessageKey }) {
  const errors = useErrorMessage();
  const banner = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (error !== undefined) banner.current?.scrollIntoView({ block: 'nearest' });
  }, [error]);
  if (error === undefined) return null;
  return (
    <Banner ref={banner} tone="danger">
      {errors.message(error, fallback)} <Countdown error={error} />
    </Banner>
  );
}
