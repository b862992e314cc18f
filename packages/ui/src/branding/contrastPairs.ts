import { contrast } from '../theme/contrast.ts';
import type { ColorToken } from '../theme/tokens.ts';

/** Two colours that the kit shows on each other, with the least contrast that they need. */
export interface ContrastPair {
  foreground: ColorToken;
  background: ColorToken;
  /** 4.5 for text, 3 for edges of controls, icons and the focus ring. @see https://www.w3.org/TR/WCAG22/#contrast-minimum */
  minimum: 4.5 | 3;
}

/** A pair with the contrast that its colours have, 1 to 21. */
export interface ContrastResult extends ContrastPair {
  ratio: number;
}

/** A value for every colour of the kit. The colours of `contrastPairs` are `#RRGGBB`. */
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

/** Every pair of colours that the kit shows on each other. */
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

/** Colours that nothing is read by and nothing operated by, so that they need no contrast. */
export const decorativeColors = ['border', 'panelLine', 'scrim'] satisfies ColorToken[];

/** Computes the contrast of every pair of `contrastPairs`. */
export const contrastsOf = (colors: Colors): ContrastResult[] =>
  contrastPairs.map((pair) => ({
    ...pair,
    ratio: contrast(colors[pair.foreground], colors[pair.background]),
  }));

/** Returns the pairs that have too little contrast: none for a theme that everybody can read. */
export const checkContrast = (colors: Colors): ContrastResult[] =>
  contrastsOf(colors).filter(({ ratio, minimum }) => ratio < minimum);
