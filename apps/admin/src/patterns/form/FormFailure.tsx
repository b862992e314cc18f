import { Banner } from '@derrick/ui/Banner';
import { useEffect, useRef } from 'react';
import { Countdown } from '../../core/Countdown.tsx';
import type { MessageKey } from '../../core/i18n/catalogue.ts';
import { useErrorMessage } from '../remote/index.ts';

/**
 * Error message of a form's last failed request; empty if the errors only concern fields. It is announced and scrolled
 * into view, because below a long form it could be outside the window.
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
