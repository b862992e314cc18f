/**
 * Window sizes in px, for Storybook's toolbar and the visual review.
 * @satisfies {Readonly<Record<string, { name: string, width: number, height: number }>>}
 */
export const viewports = {
  narrow: { name: 'Narrow phone 360', width: 360, height: 780 },
  phone: { name: 'Phone 390', width: 390, height: 844 },
  phoneSideways: { name: 'Phone 844, landscape', width: 844, height: 390 },
  tablet: { name: 'Tablet 768', width: 768, height: 1024 },
  laptop: { name: 'Laptop 1280', width: 1280, height: 800 },
  desktop: { name: 'Desktop 1360', width: 1360, height: 903 },
};

/**
 * Globals and window size for the screenshots of each story, here and by Chromatic. Globals that a story sets itself,
 * such as its language, are kept.
 * @type {Readonly<Record<string, { theme: string, locale: string, viewport: keyof typeof viewports }>>}
 */
export const modes = {
  desktop: { theme: 'light', locale: 'en', viewport: 'desktop' },
  dark: { theme: 'dark', locale: 'en', viewport: 'desktop' },
  phone: { theme: 'light', locale: 'en', viewport: 'phone' },
  'phone-dark-spanish': { theme: 'dark', locale: 'es', viewport: 'phone' },
};
