'use client';

import { Button } from '../Button/Button.tsx';
import { comboBoxTexts } from '../i18n/texts/comboBox.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { SpinnerRing } from '../Spinner/Spinner.tsx';
import { failure, note } from '../topLayer/topLayer.css.ts';

/** Loading state of options from a server. */
export type ListboxStatus =
  | { kind: 'loading' }
  /** Shows `message` in the list, with a Retry button. */
  | { kind: 'failed'; message: string; onRetry: () => void };

/** The loading state of a popup, below its options. */
export function StatusNote({ status }: { status: ListboxStatus }) {
  const message = useTexts(comboBoxTexts);
  if (status.kind === 'loading') {
    return (
      <div className={note}>
        <SpinnerRing size="small" />
        {message('comboBox.loading')}
      </div>
    );
  }
  return (
    <div className={note} role="alert">
      <span className={failure}>{status.message}</span>
      <Button size="small" onPress={status.onRetry}>
        {message('comboBox.retry')}
      </Button>
    </div>
  );
}
