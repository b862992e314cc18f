/** Variants of a ButtonGroup: `spaced` with gaps, or `attached` as one block. */
export const buttonGroupVariants = ['spaced', 'attached'] as const;
