import type { ComponentProps } from 'react';
import { join } from '../theme/join.ts';
import * as styles from './Skeleton.css.ts';

/** Shapes of a Skeleton: a word in a line, a block, a disc. */
export const skeletonShapes = ['text', 'block', 'round'] as const;

/** Shape of a Skeleton. */
export type SkeletonShape = (typeof skeletonShapes)[number];

export interface SkeletonProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Any CSS length; a number is px. */
  width?: number | string | undefined;
  /** Any CSS length; a number is px. A `text` is as high as its line's font. */
  height?: number | string | undefined;
  /** @default 'text' */
  shape?: SkeletonShape | undefined;
}

/** Holds the place of what is loading, so that nothing moves later; what it stands in says that it loads. */
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
