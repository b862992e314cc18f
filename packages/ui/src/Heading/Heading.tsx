'use client';

import type { ComponentProps } from 'react';
import * as text from '../Text/Text.css.ts';
import type { TextSize } from '../Text/Text.tsx';
import { join } from '../theme/join.ts';
import * as styles from './Heading.css.ts';
import type { headingLevels } from './variants.ts';

/** Level of a Heading. */
export type HeadingLevel = (typeof headingLevels)[number];

const sizes = { 1: 24, 2: 18, 3: 16, 4: 14, 5: 14, 6: 14 } as const satisfies Record<HeadingLevel, TextSize>;

export interface HeadingProps extends ComponentProps<'h1'> {
  /** Level in the page outline, independent of the size. */
  level: HeadingLevel;
  /** Font size in px, a text token. @default by level: 24, 18, 16, then 14 */
  size?: TextSize | undefined;
}

/** A heading of the page outline. */
export function Heading({ level, size = sizes[level], className, ...rest }: HeadingProps) {
  const Element = `h${level}` as const;
  return <Element {...rest} className={join(styles.root, text.size[size], className)} />;
}
