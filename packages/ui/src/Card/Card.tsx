'use client';

import { createElement, type HTMLAttributes, type Ref } from 'react';
import * as stack from '../Stack/Stack.css.ts';
import { join } from '../theme/join.ts';
import { gap as gaps } from '../theme/layout.css.ts';
import type { Space } from '../theme/layout.ts';
import * as styles from './Card.css.ts';
import type { cardPaddings } from './variants.ts';

export interface CardProps extends HTMLAttributes<HTMLElement> {
  /** Element to render: `section` or `article` with a name, `li` in a list. @default 'div' */
  as?: 'div' | 'section' | 'article' | 'li' | undefined;
  /** @default 'large' @selector [data-padding] */
  padding?: (typeof cardPaddings)[number] | undefined;
  /** Distance between the children, one below the other, in px: a token of space. @default no layout */
  gap?: Space | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

/** A surface that groups related content. */
export function Card({ as = 'div', padding = 'large', gap, className, ...rest }: CardProps) {
  return createElement(as, {
    'data-padding': padding,
    ...rest,
    className: join(styles.root, styles.padding[padding], gap && stack.root, gap && gaps[gap], className),
  });
}
