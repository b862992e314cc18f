import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useKitMessage } from '../i18n/messages.ts';
import * as styles from './Field.css.ts';

/** What every field says about itself. */
export interface FieldTexts {
  /** Visible name of the field. */
  label: string;
  /** Help below the control; an error takes its place. */
  description?: ReactNode;
  /** What is wrong and what to do; makes the field invalid unless `isInvalid` says otherwise. */
  errorMessage?: ReactNode;
}

/** Star after the label of a required field. The control's `aria-required` says the same to a screen reader. */
export function RequiredMark() {
  return (
    <span className={styles.required} aria-hidden="true" title={useKitMessage('field.required')}>
      *
    </span>
  );
}

/** The icon and the words of an error. */
export function ErrorContent({ children }: { children: ReactNode }) {
  return (
    <>
      <CircleAlert className={styles.errorIcon} size={16} aria-hidden="true" />
      <span>{children}</span>
    </>
  );
}
