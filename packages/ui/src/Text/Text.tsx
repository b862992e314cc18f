'use client';

import { createElement, type HTMLAttributes, type Ref } from 'react';
import { join } from '../theme/join.ts';
import * as styles from './Text.css.ts';
import type { textTones } from './variants.ts';

/** Font sizes of Text and Heading, in px at the browser's default size. */
export type TextSize = keyof typeof styles.size;

export interface TextProps extends HTMLAttributes<HTMLElement> {
  /** Element to render. @default 'span' */
  as?: 'span' | 'p' | 'div' | 'strong' | 'em' | undefined;
  /** Font size in px, a text token. @default 14 */
  size?: TextSize | undefined;
  /** @default 'regular' @selector [data-tone] */
  tone?: (typeof textTones)[number] | undefined;
  /** @default 'regular' */
  weight?: keyof typeof styles.weight | undefined;
  /** Gives all digits the same width, for numbers in a column. @default false */
  isNumeric?: boolean | undefined;
  /** Truncates the text to one line, with an ellipsis. @default false */
  isTruncated?: boolean | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

/** Text in a size, a tone and a weight of the design system. */
export function Text({
  as = 'span',
  size = 14,
  tone = 'regular',
  weight = 'regular',
  isNumeric = false,
  isTruncated = false,
  className,
  ...rest
}: TextProps) {
  return createElement(as, {
    'data-tone': tone,
    ...rest,
    className: join(
      styles.root,
      styles.size[size],
      styles.tone[tone],
      styles.weight[weight],
      isNumeric && styles.numeric,
      isTruncated && styles.truncated,
      className,
    ),
  });
}
