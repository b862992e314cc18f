export {};

// What react-aria's overlays need and jsdom lacks. Here and not in the components: no browser needs it.

/** Escapes a text for a selector, as far as the ids of elements need it. @see https://drafts.csswg.org/cssom/#the-css.escape()-method */
const escapeText = (text: string): string =>
  text.replace(/^\d|[^\w-]/g, (letter) => (/\d/.test(letter) ? `\\3${letter} ` : `\\${letter}`));

if (typeof globalThis.CSS === 'undefined') Object.assign(globalThis, { CSS: { escape: escapeText } });
