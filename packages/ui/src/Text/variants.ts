/** Tones of a Text. */
export const textTones = ['regular', 'muted', 'faint', 'success', 'warning', 'danger'] as const;
