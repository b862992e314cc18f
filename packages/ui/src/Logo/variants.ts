/** Sizes of the mark: 20, 26 and 48 px. */
export const logoSizes = ['small', 'medium', 'large'] as const;
