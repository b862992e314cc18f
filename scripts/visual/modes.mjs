/**
 * How each story is photographed: the globals of its address and the size of the window. A setting that a story makes
 * itself, such as its own language, stays.
 * @type {Readonly<Record<string, { globals: string, width: number, height: number }>>}
 */
export const modes = {
  desktop: { globals: 'theme:light;locale:en', width: 1360, height: 903 },
  dark: { globals: 'theme:dark;locale:en', width: 1360, height: 903 },
  phone: { globals: 'theme:light;locale:en', width: 390, height: 844 },
  'phone-dark-spanish': { globals: 'theme:dark;locale:es', width: 390, height: 844 },
};
