'use client';

import type { ComponentProps } from 'react';
import { gap as gaps, type Space } from '../theme/gap.css.ts';
import { join } from '../theme/join.ts';
import * as styles from './Inline.css.ts';
import type { inlineJustifications } from './variants.ts';

export interface InlineProps extends ComponentProps<'div'> {
  /** Gap between the children and between the lines in px, a space token. @default 8 */
  gap?: Space | undefined;
  /** @default 'start' */
  justify?: (typeof inlineJustifications)[number] | undefined;
}

/** Arranges its children side by side and wraps them to a new line if needed. */
export function Inline({ gap = 8, justify = 'start', className, ...rest }: InlineProps) {
  return <div {...rest} className={join(styles.root, gaps[gap], styles.justify[justify], className)} />;
}
