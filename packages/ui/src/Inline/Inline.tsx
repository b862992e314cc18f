'use client';

import { createElement, type ReactElement } from 'react';
import { join } from '../theme/join.ts';
import * as layout from '../theme/layout.css.ts';
import type { LayoutProps, Space } from '../theme/layout.ts';
import * as styles from './Inline.css.ts';
import type { inlineAlignments, inlineJustifications } from './variants.ts';

export interface InlineProps extends LayoutProps {
  /** Gap between the children and between the lines in px, a space token. @default 8 */
  gap?: Space | undefined;
  /** @default 'center' */
  align?: (typeof inlineAlignments)[number] | undefined;
  /** @default 'start' */
  justify?: (typeof inlineJustifications)[number] | undefined;
  /** Keeps the children on one line. @default false */
  isOneLine?: boolean | undefined;
  /** Stacks the children below 768 px at full width, the last child on top. Meant for buttons. @default false */
  isStackedOnPhone?: boolean | undefined;
}

/** Arranges its children side by side and wraps them to a new line if needed. */
export function Inline({
  as = 'div',
  gap = 8,
  align = 'center',
  justify,
  isOneLine = false,
  isStackedOnPhone = false,
  className,
  ...rest
}: InlineProps): ReactElement {
  return createElement(as, {
    ...rest,
    className: join(
      styles.root,
      layout.gap[gap],
      layout.align[align],
      justify && layout.justify[justify],
      !isOneLine && styles.wrapping,
      isStackedOnPhone && styles.stackedOnPhone,
      className,
    ),
  });
}
