/** Shapes of a Skeleton: a line of text, a block, a circle. */
export const skeletonShapes = ['text', 'block', 'round'] as const;
