'use client';

import type { ComponentProps } from 'react';
import { join } from '../theme/join.ts';
import * as styles from './Skeleton.css.ts';
import type { skeletonShapes } from './variants.ts';

/** Shape of a Skeleton. */
export type SkeletonShape = (typeof skeletonShapes)[number];

export interface SkeletonProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Width as a CSS length; a number is in px. */
  width?: number | string | undefined;
  /** Height as a CSS length; a number is in px. By default a `text` is as high as the font. */
  height?: number | string | undefined;
  /** @default 'text' @selector [data-shape] */
  shape?: SkeletonShape | undefined;
}

/**
 * A placeholder for loading content, so that nothing moves when the content arrives. Hidden from assistive technology.
 */
export function Skeleton({ width, height, shape = 'text', className, style, ...rest }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      data-shape={shape}
      {...rest}
      className={join(styles.root, styles.shape[shape], className)}
      style={{ inlineSize: width, blockSize: height, ...style }}
    />
  );
}
