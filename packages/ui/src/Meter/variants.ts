/** Tones of a Meter. */
export const meterTones = ['neutral', 'success', 'warning', 'danger'] as const;
