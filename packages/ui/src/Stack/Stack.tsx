'use client';

import type { ComponentProps } from 'react';
import { gap as gaps, type Space } from '../theme/gap.css.ts';
import { join } from '../theme/join.ts';
import * as styles from './Stack.css.ts';
import type { stackAlignments } from './variants.ts';

export interface StackProps extends ComponentProps<'div'> {
  /** Distance between the children in px, a token of space. @default 16 */
  gap?: Space | undefined;
  /** @default 'stretch' */
  align?: (typeof stackAlignments)[number] | undefined;
}

/** Places its children one below the other, with the same distance between them. */
export function Stack({ gap = 16, align = 'stretch', className, ...rest }: StackProps) {
  return <div {...rest} className={join(styles.root, gaps[gap], styles.align[align], className)} />;
}
