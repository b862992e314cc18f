/** Themes to choose from; `system` follows the operating system. */
export const themes = ['light', 'dark', 'system'] as const;

/** A chosen theme. */
export type Theme = (typeof themes)[number];

/** The theme in effect. */
export type ResolvedTheme = 'light' | 'dark';
