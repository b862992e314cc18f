/** Variants of a ButtonGroup: with distances, or as one block. */
export const buttonGroupVariants = ['spaced', 'attached'] as const;
