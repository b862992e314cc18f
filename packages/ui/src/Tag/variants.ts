/** Tones of a Tag. */
export const tagTones = ['neutral', 'info', 'success', 'warning', 'danger'] as const;
