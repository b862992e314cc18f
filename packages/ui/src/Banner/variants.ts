/** Tones of a Banner. */
export const bannerTones = ['success', 'danger', 'warning', 'info'] as const;
