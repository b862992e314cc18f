'use client';

import { createElement, type ReactElement } from 'react';
import { join } from '../theme/join.ts';
import * as layout from '../theme/layout.css.ts';
import type { LayoutProps, Space } from '../theme/layout.ts';
import * as styles from './Stack.css.ts';
import type { stackAlignments, stackJustifications } from './variants.ts';

export interface StackProps extends LayoutProps {
  /** Gap between the children in px, a space token. @default 16 */
  gap?: Space | undefined;
  /** @default 'stretch' */
  align?: (typeof stackAlignments)[number] | undefined;
  /** Position of the children when the Stack is higher than its content. @default 'start' */
  justify?: (typeof stackJustifications)[number] | undefined;
}

/** Arranges its children vertically with equal gaps. */
export function Stack({
  as = 'div',
  gap = 16,
  align,
  justify,
  className,
  ...rest
}: StackProps): ReactElement {
  return createElement(as, {
    ...rest,
    className: join(
      styles.root,
      layout.gap[gap],
      align && layout.align[align],
      justify && layout.justify[justify],
      className,
    ),
  });
}
