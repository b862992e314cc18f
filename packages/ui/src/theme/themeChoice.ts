/** Themes the user can choose; `system` follows the operating system. */
export const themes = ['light', 'dark', 'system'] as const;

/** A chosen theme. */
export type Theme = (typeof themes)[number];

/** The theme in effect. */
export type ResolvedTheme = 'light' | 'dark';

/** Heights of buttons, fields and rows: 32 to 40 px, or 28 to 36 px. Under 768 px both are 44 px. */
export const densities = ['comfortable', 'compact'] as const;

/** Density of the complete page. */
export type Density = (typeof densities)[number];

/** Contrasts the user can choose; `system` follows `prefers-contrast`. */
export const contrasts = ['standard', 'more', 'system'] as const;

/** A chosen contrast. */
export type Contrast = (typeof contrasts)[number];
