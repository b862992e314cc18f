/** Variants of a Kbd. */
export const kbdVariants = ['outlined', 'plain'] as const;
