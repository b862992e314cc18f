'use client';

import type { ComponentProps } from 'react';
import { join } from '../theme/join.ts';
import * as styles from './Logo.css.ts';
import type { logoSizes } from './variants.ts';

type LogoSize = (typeof logoSizes)[number];

/** Width and height of each size, in px. */
const edges: Record<LogoSize, number> = { small: 20, medium: 26, large: 48 };

export interface DerrickMarkProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** @default 'medium' */
  size?: LogoSize | undefined;
  /** Accessible name, for a mark without the product name beside it. */
  label?: string | undefined;
}

/** The product's mark: a derrick on an amber square. */
export function DerrickMark({ size = 'medium', label, ...rest }: DerrickMarkProps) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by aria-label or hidden; a title element would show a tooltip.
    <svg
      viewBox="0 0 26 26"
      width={edges[size]}
      height={edges[size]}
      fill="none"
      strokeWidth="1.9"
      strokeLinecap="round"
      strokeLinejoin="round"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      {...rest}
    >
      <rect className={styles.tile} width="26" height="26" rx="6" />
      <path className={styles.mast} d="M7.25 21.5 13 4.75l5.75 16.75M10.35 12.5h5.3M8.95 16.75h8.1" />
    </svg>
  );
}

export interface LogoProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Size of the mark. @default 'medium' */
  size?: LogoSize | undefined;
  /** Product name. @default 'Derrick' */
  name?: string | undefined;
}

/** The mark with the product name. */
export function Logo({ size, name = 'Derrick', className, ...rest }: LogoProps) {
  return (
    <span {...rest} className={join(styles.root, className)}>
      <DerrickMark size={size} />
      {name}
    </span>
  );
}
