/**
 * Variants of a Link: `inline` in running text, `standalone`, `quiet` without color, or `button` with the look of a
 * button.
 */
export const linkVariants = ['inline', 'standalone', 'quiet', 'button'] as const;
