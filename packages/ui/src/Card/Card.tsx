'use client';

import { createElement, type HTMLAttributes, type Ref } from 'react';
import { join } from '../theme/join.ts';
import * as styles from './Card.css.ts';
import type { cardPaddings } from './variants.ts';

export interface CardProps extends HTMLAttributes<HTMLElement> {
  /** Element to render: `section` or `article` with a name, `li` in a list. @default 'div' */
  as?: 'div' | 'section' | 'article' | 'li' | undefined;
  /** @default 'large' @selector [data-padding] */
  padding?: (typeof cardPaddings)[number] | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

/** A surface that groups related content. */
export function Card({ as = 'div', padding = 'large', className, ...rest }: CardProps) {
  return createElement(as, {
    'data-padding': padding,
    ...rest,
    className: join(styles.root, styles.padding[padding], className),
  });
}
