import { describe, expect, it } from 'vitest';
import { contrast } from './contrast.ts';
import { type ColorToken, darkColor, lightColor } from './tokens.ts';

type Pair = readonly [foreground: ColorToken, background: ColorToken];

const across = (foregrounds: readonly ColorToken[], backgrounds: readonly ColorToken[]): Pair[] =>
  foregrounds.flatMap((foreground) => backgrounds.map((background) => [foreground, background] as const));

const grounds = ['canvas', 'surface', 'sunken', 'hover', 'selected'] as const;
const fills = ['successFill', 'warningFill', 'dangerFill', 'infoFill'] as const;

/** Text on what it stands on: 4.5:1. */
const texts: Pair[] = [
  ...across(['text', 'muted', 'link', 'danger'], grounds),
  ...across(['faint'], ['canvas', 'surface', 'sunken', 'hover', 'selected']),
  ...across(['text'], fills),
  ['success', 'successFill'],
  ['warning', 'warningFill'],
  ['danger', 'dangerFill'],
  ['info', 'infoFill'],
  ['onPrimary', 'primary'],
  ['onPrimary', 'primaryHover'],
  ['onDanger', 'danger'],
  ['onDanger', 'dangerHover'],
  ['onAccent', 'accent'],
  ...across(['panelText', 'panelTextActive', 'panelFaint'], ['panel', 'panelActive']),
  ['avatarTeal', 'avatarTealFill'],
  ['avatarBlue', 'avatarBlueFill'],
  ['avatarGreen', 'avatarGreenFill'],
  ['avatarClay', 'avatarClayFill'],
  ['avatarRose', 'avatarRoseFill'],
];

/** Edges of controls, icons and the focus ring on what they stand on: 3:1. */
const edges: Pair[] = [
  ...across(['control', 'focus', 'primary'], grounds),
  ['success', 'surface'],
  ['warning', 'surface'],
  ['danger', 'surface'],
  ['info', 'surface'],
  ['accent', 'panel'],
  ['accent', 'panelActive'],
];

/** Not read and not operated: the pair need not be told apart to use anything. */
const decorative = ['border', 'panelLine', 'scrim'] satisfies ColorToken[];

describe.each([
  ['light', lightColor],
  ['dark', darkColor],
] as const)('%s theme', (_theme, colors) => {
  it.each(texts)('%s on %s is readable', (foreground, background) => {
    expect(contrast(colors[foreground], colors[background])).toBeGreaterThanOrEqual(4.5);
  });
  it.each(edges)('%s on %s can be seen', (foreground, background) => {
    expect(contrast(colors[foreground], colors[background])).toBeGreaterThanOrEqual(3);
  });
});

describe('contrast', () => {
  it('knows the two ends', () => {
    expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21);
    expect(contrast('#777777', '#777777')).toBe(1);
  });

  it('covers every token', () => {
    const covered = new Set<string>([...texts.flat(), ...edges.flat(), ...decorative]);
    expect(Object.keys(lightColor).filter((token) => !covered.has(token))).toEqual([]);
  });
});
