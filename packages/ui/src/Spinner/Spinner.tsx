'use client';

import type { ComponentProps } from 'react';
import { spinnerTexts } from '../i18n/texts/spinner.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { join } from '../theme/join.ts';
import * as styles from './Spinner.css.ts';
import type { spinnerSizes } from './variants.ts';

/** Size of a Spinner. */
export type SpinnerSize = (typeof spinnerSizes)[number];

export interface SpinnerProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Accessible name. @default the kit's "Loading…" */
  label?: string | undefined;
  /** @default 'medium' @selector [data-size] */
  size?: SpinnerSize | undefined;
}

/** The ring of a Spinner without an accessible name, for elements that announce their pending state themselves. */
export function SpinnerRing({ size = 'medium' }: { size?: SpinnerSize | undefined }) {
  return (
    <svg
      className={`${styles.circle} ${styles.size[size]}`}
      viewBox="0 0 24 24"
      fill="none"
      aria-hidden="true"
    >
      <circle className={styles.track} cx="12" cy="12" r="9" stroke="currentColor" strokeWidth="3" />
      <path d="M12 3a9 9 0 0 1 9 9" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}

/** Shows that a task of unknown length is in progress. The ring does not turn under reduced motion. */
export function Spinner({ label, size = 'medium', className, style, ...rest }: SpinnerProps) {
  const defaultLabel = useTexts(spinnerTexts)('spinner.label');
  return (
    <span
      role="progressbar"
      aria-label={label ?? defaultLabel}
      data-size={size}
      {...rest}
      className={join(styles.root, className)}
      style={style}
    >
      <SpinnerRing size={size} />
    </span>
  );
}
