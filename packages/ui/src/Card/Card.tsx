import type { HTMLAttributes } from 'react';
import { join } from '../theme/join.ts';
import * as styles from './Card.css.ts';

/** Paddings of a Card: none, 12, 16 and 24 px (16 px under 768 px). */
export const cardPaddings = ['none', 'small', 'medium', 'large'] as const;

export interface CardProps extends HTMLAttributes<HTMLElement> {
  /** Element: `section` or `article` with a name, `li` in a list. @default 'div' */
  as?: 'div' | 'section' | 'article' | 'li' | undefined;
  /** @default 'large' @selector [data-padding] */
  padding?: (typeof cardPaddings)[number] | undefined;
  ref?: ((element: HTMLElement | null) => void) | undefined;
}

/** A surface that holds what belongs together. */
export function Card({ as: Element = 'div', padding = 'large', className, ...rest }: CardProps) {
  return (
    <Element
      data-padding={padding}
      {...rest}
      className={join(styles.root, styles.padding[padding], className)}
    />
  );
}
