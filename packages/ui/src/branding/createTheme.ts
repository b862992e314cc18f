import { contrast } from '../theme/contrast.ts';
import { type ColorToken, darkColor, lightColor } from '../theme/tokens.ts';
import { type Colors, contrastPairs } from './contrastPairs.ts';
import { formatColor, type Oklch, parseColor } from './oklch.ts';

/** The colors of a brand, each `#RGB` or `#RRGGBB`. */
export interface BrandColors {
  /** Color of main buttons, links, checked boxes and the focus ring. All neutral colors get its hue. */
  primary: string;
  /** Color that marks the current entry in the side panel. @default primary */
  accent?: string | undefined;
}

/** The colors of the light and the dark theme. */
export interface BrandTheme {
  light: Colors;
  dark: Colors;
}

/** Step between two lightness values to try. The difference is not visible. */
const STEP = 1 / 256;

/** Lightness difference of a hovered button. */
const HOVER = 0.07;

/**
 * Returns the color that meets the condition and is nearest in lightness to the wanted color. Black and white are tried
 * last.
 */
function nearest(wish: Oklch, fits: (hex: string) => boolean): { hex: string; distance: number } {
  for (let distance = 0; distance <= 1 + STEP; distance += STEP) {
    for (const lightness of [wish.lightness - distance, wish.lightness + distance]) {
      if (lightness < -STEP || lightness > 1 + STEP) continue;
      const hex = formatColor({ ...wish, lightness });
      if (fits(hex)) return { hex, distance };
    }
  }
  return { hex: fits('#000000') ? '#000000' : '#FFFFFF', distance: 1 };
}

// Calculated in this order, each color is only compared with colors that are already final, so a suitable lightness
// always exists.
const tinted = [
  ...['canvas', 'surface', 'sunken', 'hover', 'selected', 'border'],
  ...['text', 'muted', 'faint', 'control'],
  ...['panel', 'panelActive', 'panelLine', 'panelText', 'panelTextActive', 'panelFaint'],
] as const satisfies ColorToken[];
const computed = ['onPrimary', 'primary', 'primaryHover', 'link', 'focus', 'accent', 'onAccent'] as const;

/** Colors that a brand changes. The other colors have a fixed meaning, such as danger. */
export const brandTokens: readonly ColorToken[] = [...tinted, ...computed];

/** Calculates the colors one by one, each against the colors calculated before. */
function createColors(house: Colors, primary: Oklch, accent: Oklch): Colors {
  const colors: Record<ColorToken, string> = { ...house };
  const open = new Set<ColorToken>(brandTokens);
  const fits = (token: ColorToken) => (hex: string) =>
    contrastPairs.every(({ foreground, background, minimum }) => {
      if (foreground !== token && background !== token) return true;
      const counterpart = foreground === token ? background : foreground;
      return open.has(counterpart) || contrast(hex, colors[counterpart]) >= minimum;
    });
  const decide = (token: ColorToken, wish: Oklch) => {
    const { hex, distance } = nearest(wish, fits(token));
    colors[token] = hex;
    open.delete(token);
    return distance;
  };
  const like = (token: ColorToken, { hue, chroma }: Oklch): Oklch => {
    const houseColor = parseColor(house[token]);
    return { lightness: houseColor.lightness, chroma: Math.min(houseColor.chroma, chroma), hue };
  };

  for (const token of tinted) decide(token, like(token, primary));

  // White or dark text on the brand color: the option that requires the smaller change of the brand color.
  const inks = ['#FFFFFF', formatColor({ ...like('text', primary), lightness: 0.2 })].map((ink) => {
    colors.onPrimary = ink;
    open.delete('onPrimary');
    return { ink, distance: nearest(primary, fits('primary')).distance };
  });
  const best = inks.toSorted((a, b) => a.distance - b.distance)[0];
  colors.onPrimary = best?.ink ?? '#FFFFFF';
  decide('primary', primary);

  const filled = parseColor(colors.primary);
  const away = colors.onPrimary === '#FFFFFF' ? -HOVER : HOVER;
  const hovered = filled.lightness + away;
  // A nearly black color can't become darker, and a nearly white color can't become lighter.
  const lightness = hovered < 0.1 || hovered > 0.97 ? filled.lightness - away : hovered;
  decide('primaryHover', { ...filled, lightness });
  decide('link', filled);
  decide('focus', filled);
  decide('accent', accent);
  decide('onAccent', like('onAccent', accent));
  return colors;
}

/**
 * Calculates the colors of both themes from the colors of a brand. A color with insufficient contrast on its background
 * becomes lighter or darker, as little as possible, so that every pair of `contrastPairs` has its minimum contrast, for
 * every brand. Takes a few milliseconds. Also runs in Node, to create a static stylesheet.
 * @throws RangeError if a color is not `#RGB` or `#RRGGBB`.
 */
export function createTheme({ primary, accent = primary }: BrandColors): BrandTheme {
  const light = parseColor(primary);
  const mark = parseColor(accent);
  // On a dark page the brand color is at least as light as the kit's own dark-theme color.
  const lightness = Math.max(light.lightness, parseColor(darkColor.primary).lightness);
  return {
    light: createColors(lightColor, light, mark),
    dark: createColors(darkColor, { ...light, lightness }, mark),
  };
}
