import { describe, expect, test } from 'vitest';
import { type ColorToken, darkColor, lightColor } from './tokens.ts';

/** Relative luminance of `#RRGGBB`, 0 to 1: https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colours, 1 to 21: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

const grounds = ['canvas', 'surface', 'sunken', 'hover', 'selected'] as const satisfies readonly ColorToken[];

/** Text on its ground: at least 4.5. */
const textPairs: readonly (readonly [ColorToken, ColorToken])[] = [
  ...(['text', 'muted', 'faint', 'link', 'danger'] as const).flatMap((text) =>
    grounds.map((ground) => [text, ground] as const),
  ),
  ['onPrimary', 'primary'],
  ['onPrimary', 'primaryHover'],
  ['onAccent', 'accent'],
  ['onDanger', 'danger'],
  ['onDanger', 'dangerHover'],
  ...(['success', 'warning', 'danger', 'info'] as const).map((tone) => [tone, `${tone}Fill`] as const),
  ...(['success', 'warning', 'danger', 'info'] as const).map((tone) => ['text', `${tone}Fill`] as const),
  ['panelText', 'panel'],
  ['panelText', 'panelActive'],
  ['panelTextActive', 'panel'],
  ['panelTextActive', 'panelActive'],
  ['panelFaint', 'panel'],
  ['panelFaint', 'panelActive'],
  ...(['Teal', 'Blue', 'Green', 'Clay', 'Rose'] as const).map(
    (hue) => [`avatar${hue}`, `avatar${hue}Fill`] as const,
  ),
];

/** Edges of controls, icons and focus rings on their ground: at least 3. */
const edgePairs: readonly (readonly [ColorToken, ColorToken])[] = [
  ...(['control', 'focus', 'primary'] as const).flatMap((edge) =>
    (['canvas', 'surface', 'selected'] as const).map((ground) => [edge, ground] as const),
  ),
  ['accent', 'panel'],
  ['accent', 'panelActive'],
];

/** Colours that carry no text and no control: hairlines, and the veil under a dialog. */
const decorative: readonly ColorToken[] = ['border', 'panelLine', 'scrim'];

describe.each([
  ['light', lightColor],
  ['dark', darkColor],
] as const)('%s theme', (_name, color) => {
  test.each(textPairs)('text %s on %s is at least 4.5:1', (text, ground) => {
    expect(contrast(color[text], color[ground])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(edgePairs)('edge %s on %s is at least 3:1', (edge, ground) => {
    expect(contrast(color[edge], color[ground])).toBeGreaterThanOrEqual(3);
  });
});

test('every token takes part, so that a new one cannot go unmeasured', () => {
  const measured = new Set<ColorToken>([...[...textPairs, ...edgePairs].flat(), ...decorative]);
  const tokens = Object.keys(lightColor);
  expect(tokens.filter((token) => ![...measured].some((known) => known === token))).toEqual([]);
});

test('the measure itself: black on white is 21, a colour on itself 1', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
  expect(contrast('#0D6166', '#0D6166')).toBe(1);
});
