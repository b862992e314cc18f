/** Tones of a Badge. */
export const badgeTones = ['success', 'warning', 'danger', 'info', 'neutral'] as const;
