import type { ComponentProps } from 'react';
import { join } from '../theme/join.ts';
import * as styles from './Logo.css.ts';

export interface DerrickMarkProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** Edge in px. @default 26 */
  size?: number | undefined;
  /** Accessible name, for a mark without the word beside it. */
  label?: string | undefined;
}

/** The mark: a lattice mast in strokes on an amber rounded square. */
export function DerrickMark({ size = 26, label, ...rest }: DerrickMarkProps) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by aria-label or hidden; a title element would show a tooltip.
    <svg
      viewBox="0 0 26 26"
      width={size}
      height={size}
      fill="none"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      {...rest}
    >
      <rect className={styles.tile} width="26" height="26" rx="6" />
      <path
        className={styles.mast}
        d="M13 4v3M7.5 21.5 12 7h2l4.5 14.5M9.3 15.7h7.4M11 10.7h4M9.3 15.7l5.7-5M16.7 15.7l-5.7-5"
      />
    </svg>
  );
}

export interface LogoProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Edge of the mark in px. @default 26 */
  size?: number | undefined;
  /** @default 'Derrick' */
  name?: string | undefined;
}

/** The mark with the product's name. */
export function Logo({ size, name = 'Derrick', className, ...rest }: LogoProps) {
  return (
    <span {...rest} className={join(styles.root, className)}>
      <DerrickMark size={size} />
      {name}
    </span>
  );
}
