import { contrast } from '../theme/contrast.ts';
import type { ColorToken } from '../theme/tokens.ts';

/** Two colors that the kit shows on each other, with their minimum contrast. */
export interface ContrastPair {
  foreground: ColorToken;
  background: ColorToken;
  /**
   * Minimum contrast: 4.5 for text; 3 for edges of controls, icons and the focus ring. @see
   * https://www.w3.org/TR/WCAG22/#contrast-minimum
   */
  minimum: 4.5 | 3;
}

/** A color pair with its actual contrast, 1 to 21. */
export interface ContrastResult extends ContrastPair {
  ratio: number;
}

/** A value for every color token of the kit. The colors of `contrastPairs` are `#RRGGBB`. */
export type Colors = Readonly<Record<ColorToken, string>>;

const across =
  (minimum: ContrastPair['minimum']) =>
  (foregrounds: readonly ColorToken[], backgrounds: readonly ColorToken[]): ContrastPair[] =>
    foregrounds.flatMap((foreground) =>
      backgrounds.map((background) => ({ foreground, background, minimum })),
    );

const grounds = ['canvas', 'surface', 'sunken', 'hover', 'selected'] as const;
const panels = ['panel', 'panelActive'] as const;
const text = across(4.5);
const edge = across(3);

/** All pairs of colors that the kit shows on each other. */
export const contrastPairs: readonly ContrastPair[] = [
  ...text(['text', 'muted', 'faint', 'link', 'danger'], grounds),
  ...text(['text'], ['successFill', 'warningFill', 'dangerFill', 'infoFill']),
  ...text(['success'], ['successFill']),
  ...text(['warning'], ['warningFill']),
  ...text(['danger'], ['dangerFill']),
  ...text(['info'], ['infoFill']),
  ...text(['onPrimary'], ['primary', 'primaryHover']),
  ...text(['onDanger'], ['danger', 'dangerHover']),
  ...text(['onAccent'], ['accent']),
  ...text(['panelText', 'panelTextActive', 'panelFaint'], panels),
  ...text(['avatarTeal'], ['avatarTealFill']),
  ...text(['avatarBlue'], ['avatarBlueFill']),
  ...text(['avatarGreen'], ['avatarGreenFill']),
  ...text(['avatarClay'], ['avatarClayFill']),
  ...text(['avatarRose'], ['avatarRoseFill']),
  ...edge(['control', 'focus', 'primary'], grounds),
  ...edge(['success', 'warning', 'danger', 'info'], ['surface']),
  ...edge(['accent'], panels),
];

/** Purely decorative colors, which have no contrast requirement. */
export const decorativeColors = ['border', 'panelLine', 'scrim'] satisfies ColorToken[];

/** Calculates the contrast of every pair of `contrastPairs`. */
export const contrastsOf = (colors: Colors): ContrastResult[] =>
  contrastPairs.map((pair) => ({
    ...pair,
    ratio: contrast(colors[pair.foreground], colors[pair.background]),
  }));

/** Returns the pairs with insufficient contrast. An accessible theme has none. */
export const checkContrast = (colors: Colors): ContrastResult[] =>
  contrastsOf(colors).filter(({ ratio, minimum }) => ratio < minimum);
