export const ink = {
  text: '#1f2430',
  muted: '#5b6272',
  line: '#dfe2e8',
  tint: '#f5f6f8',
  mark: '#f0f1f4',
} as const;

const HEX = /^#[0-9a-f]{6}$/i;
/** Minimum contrast of text on white (WCAG 2.2, 1.4.3). */
const READABLE = 4.5;

/** The relative luminance of a color (WCAG 2.2). */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** A company's color as documents use it. */
export interface Accent {
  /** Color of areas and rules. */
  area: string;
  /** Color of text on white: equals `area`, or the text color of documents if `area` is too light to read. */
  text: string;
}

/** Derives the accent from a company's color. Without a color, documents use their text color. */
export function accentOf(color: string | null): Accent {
  if (color === null || !HEX.test(color)) return { area: ink.text, text: ink.text };
  const isReadable = 1.05 / (luminance(color) + 0.05) >= READABLE;
  return { area: color, text: isReadable ? color : ink.text };
}
