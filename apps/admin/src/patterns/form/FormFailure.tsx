import { Banner } from '@derrick/ui/Banner';
import { Countdown } from '../../app/Countdown.tsx';
import type { MessageKey } from '../../app/i18n/catalogue.ts';
import { useErrorMessage } from '../remote/index.ts';

/** What the last attempt of a form failed with; nothing when it did not fail as a whole. */
export function FormFailure({ error, fallback }: { error: unknown; fallback: MessageKey }) {
  const errors = useErrorMessage();
  if (error === undefined) return null;
  return (
    <Banner tone="danger">
      {errors.message(error, fallback)} <Countdown error={error} />
    </Banner>
  );
}
