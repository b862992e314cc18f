'use client';

import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { fieldTexts } from '../i18n/texts/field.ts';
import { useTexts } from '../i18n/useTexts.ts';
import * as styles from './Field.css.ts';

/** Texts of every field. */
export interface FieldTexts {
  /** Visible name of the field. */
  label: string;
  /** Help text below the control. An error message replaces it. */
  description?: ReactNode;
  /** Error message that also explains the fix. Makes the field invalid, unless `isInvalid` is false. */
  errorMessage?: ReactNode;
}

/** Asterisk after the label of a required field. For screen readers the control has `aria-required`. */
export function RequiredMark() {
  return (
    <span className={styles.required} aria-hidden="true" title={useTexts(fieldTexts)('field.required')}>
      *
    </span>
  );
}

export function ErrorContent({ children }: { children: ReactNode }) {
  return (
    <>
      <CircleAlert className={styles.errorIcon} size={16} aria-hidden="true" />
      <span className={styles.errorText}>{children}</span>
    </>
  );
}
