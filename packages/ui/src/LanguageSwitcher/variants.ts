/** Densities of a LanguageSwitcher: `compact` shows the icon alone, for a phone's bar. */
export const languageSwitcherDensities = ['regular', 'compact'] as const;
