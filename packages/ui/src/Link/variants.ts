/** Variants of a Link: in running text, on its own, without colour, or like a button. */
export const linkVariants = ['inline', 'standalone', 'quiet', 'button'] as const;
