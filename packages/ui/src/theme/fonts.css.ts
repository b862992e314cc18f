import { globalFontFace } from '@vanilla-extract/css';

// Instrument Sans and Geist Mono, SIL Open Font License (texts in fonts/). The latin and latin-ext subsets of Google
// Fonts; of Geist Mono only the characters used in codes. If two faces contain a character, the later face is used.

const instrumentSans = { fontStyle: 'normal', fontWeight: '400 700', fontDisplay: 'swap' } as const;

globalFontFace('"Instrument Sans Variable"', [
  {
    ...instrumentSans,
    src: 'url("./fonts/instrument-sans-latin-ext.woff2") format("woff2")',
    unicodeRange: 'U+0100-02FF, U+1D00-1EFF, U+2020, U+20A0-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF',
  },
  {
    ...instrumentSans,
    src: 'url("./fonts/instrument-sans-latin.woff2") format("woff2")',
    unicodeRange:
      'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD',
  },
]);

globalFontFace('"Geist Mono"', {
  fontStyle: 'normal',
  fontWeight: 400,
  fontDisplay: 'swap',
  src: 'url("./fonts/geist-mono-codes.woff2") format("woff2")',
  unicodeRange: 'U+0020, U+0023, U+002D-003A, U+0041-005A, U+005F, U+0061-007A',
});

// Arial adjusted to Instrument Sans: its widths (measured on 220 characters of product texts), and its ascent 0.97 and
// descent 0.25 divided by the size-adjust, so that nothing moves when the real font loads.
globalFontFace('"Instrument Sans Fallback"', [
  {
    fontWeight: '400 500',
    src: 'local("Arial"), local("ArialMT"), local("Liberation Sans")',
    sizeAdjust: '101.1%',
    ascentOverride: '95.9%',
    descentOverride: '24.7%',
    lineGapOverride: '0%',
  },
  {
    fontWeight: '600 700',
    src: 'local("Arial Bold"), local("Arial-BoldMT"), local("Liberation Sans Bold")',
    sizeAdjust: '96.7%',
    ascentOverride: '100.3%',
    descentOverride: '25.9%',
    lineGapOverride: '0%',
  },
]);
