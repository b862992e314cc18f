'use client';

import { createElement, type ReactElement } from 'react';
import { join } from '../theme/join.ts';
import * as layout from '../theme/layout.css.ts';
import type { LayoutProps, Space } from '../theme/layout.ts';
import * as styles from './Stack.css.ts';
import type { stackAlignments, stackJustifications } from './variants.ts';

export interface StackProps extends LayoutProps {
  /** Distance between the children in px, a token of space. @default 16 */
  gap?: Space | undefined;
  /** @default 'stretch' */
  align?: (typeof stackAlignments)[number] | undefined;
  /** Position of the children in a Stack that is higher than they are. @default 'start' */
  justify?: (typeof stackJustifications)[number] | undefined;
}

/** Places its children one below the other, with the same distance between them. */
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
