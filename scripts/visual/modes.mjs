/**
 * Sizes of a window, in px: those of Storybook's toolbar and of the visual review.
 * @satisfies {Readonly<Record<string, { name: string, width: number, height: number }>>}
 */
export const viewports = {
  narrow: { name: 'Narrow phone 360', width: 360, height: 780 },
  phone: { name: 'Phone 390', width: 390, height: 844 },
  tablet: { name: 'Tablet 768', width: 768, height: 1024 },
  laptop: { name: 'Laptop 1280', width: 1280, height: 800 },
  desktop: { name: 'Desktop 1360', width: 1360, height: 903 },
};

/**
 * How each story is photographed, here and by Chromatic: globals of the toolbar, and a size. A setting that a story makes
 * itself, such as its own language, stays.
 * @type {Readonly<Record<string, { theme: string, locale: string, viewport: keyof typeof viewports }>>}
 */
export const modes = {
  desktop: { theme: 'light', locale: 'en', viewport: 'desktop' },
  dark: { theme: 'dark', locale: 'en', viewport: 'desktop' },
  phone: { theme: 'light', locale: 'en', viewport: 'phone' },
  'phone-dark-spanish': { theme: 'dark', locale: 'es', viewport: 'phone' },
};
