/** Sizes of an Avatar: 28, 32 and 48 px. */
export const avatarSizes = ['small', 'medium', 'large'] as const;

/** Shapes of an Avatar: `round` for people, `square` for companies. */
export const avatarShapes = ['round', 'square'] as const;
