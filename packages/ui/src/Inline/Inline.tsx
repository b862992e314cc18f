'use client';

import { createElement, type ReactElement } from 'react';
import { join } from '../theme/join.ts';
import * as layout from '../theme/layout.css.ts';
import type { LayoutProps, Space } from '../theme/layout.ts';
import * as styles from './Inline.css.ts';
import type { inlineAlignments, inlineJustifications } from './variants.ts';

export interface InlineProps extends LayoutProps {
  /** Distance between the children and between the lines in px, a token of space. @default 8 */
  gap?: Space | undefined;
  /** @default 'center' */
  align?: (typeof inlineAlignments)[number] | undefined;
  /** @default 'start' */
  justify?: (typeof inlineJustifications)[number] | undefined;
  /** Keeps the children on one line. @default false */
  isOneLine?: boolean | undefined;
  /** Stacks the children under 768 px, as wide as the Inline and the last on top: for buttons. @default false */
  isStackedOnPhone?: boolean | undefined;
}

/** Places its children side by side; they wrap to a new line where the width ends. */
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
