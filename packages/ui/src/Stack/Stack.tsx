'use client';

import type { ComponentProps } from 'react';
import { gap as gaps, type Space } from '../theme/gap.css.ts';
import { join } from '../theme/join.ts';
import * as styles from './Stack.css.ts';
import type { stackAlignments } from './variants.ts';

export interface StackProps extends ComponentProps<'div'> {
  /** Gap between the children in px, a space token. @default 16 */
  gap?: Space | undefined;
  /** @default 'stretch' */
  align?: (typeof stackAlignments)[number] | undefined;
}

/** Arranges its children vertically with equal gaps. */
export function Stack({ gap = 16, align = 'stretch', className, ...rest }: StackProps) {
  return <div {...rest} className={join(styles.root, gaps[gap], styles.align[align], className)} />;
}
