/** Paddings of a Card: none, 12, 16 and 24 px (16 px under 768 px). */
export const cardPaddings = ['none', 'small', 'medium', 'large'] as const;
