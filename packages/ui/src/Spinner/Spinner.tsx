import type { ComponentProps } from 'react';
import { useKitMessage } from '../i18n/messages.ts';
import { join } from '../theme/join.ts';
import * as styles from './Spinner.css.ts';

/** Sizes of a Spinner: beside a word, in a card, on a page. */
export const spinnerSizes = ['small', 'medium', 'large'] as const;

/** Size of a Spinner. */
export type SpinnerSize = (typeof spinnerSizes)[number];

export interface SpinnerProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Accessible name; defaults to the kit's "Loading…". */
  label?: string | undefined;
  size?: SpinnerSize | undefined;
}

/** The turning ring itself, a picture without a name, for places that already say that they wait. */
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

/** A turning ring that says that something of unknown length is under way; still under reduced motion. */
export function Spinner({ label, size = 'medium', className, style, ...rest }: SpinnerProps) {
  const defaultLabel = useKitMessage('spinner.label');
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
