export {};

// Adds browser features that react-aria's overlays need and jsdom lacks. Not part of the components, because all browsers
// have them.

/**
 * Escapes a text for a CSS selector, as far as element ids require it. @see
 * https://drafts.csswg.org/cssom/#the-css.escape()-method
 */
const escapeText = (text: string): string =>
  text.replace(/^\d|[^\w-]/g, (letter) => (/\d/.test(letter) ? `\\3${letter} ` : `\\${letter}`));

if (typeof globalThis.CSS === 'undefined') Object.assign(globalThis, { CSS: { escape: escapeText } });
