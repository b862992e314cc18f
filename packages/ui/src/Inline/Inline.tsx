'use client';

import type { ComponentProps } from 'react';
import { gap as gaps, type Space } from '../theme/gap.css.ts';
import { join } from '../theme/join.ts';
import * as styles from './Inline.css.ts';
import type { inlineJustifications } from './variants.ts';

export interface InlineProps extends ComponentProps<'div'> {
  /** Distance between the children and between the lines in px, a token of space. @default 8 */
  gap?: Space | undefined;
  /** @default 'start' */
  justify?: (typeof inlineJustifications)[number] | undefined;
}

/** Places its children side by side; they wrap to a new line where the width ends. */
export function Inline({ gap = 8, justify = 'start', className, ...rest }: InlineProps) {
  return <div {...rest} className={join(styles.root, gaps[gap], styles.justify[justify], className)} />;
}
