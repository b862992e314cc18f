/** Tones of an event of a Timeline. */
export const timelineTones = ['neutral', 'info', 'success', 'warning', 'danger'] as const;
