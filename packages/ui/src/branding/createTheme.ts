import { contrast } from '../theme/contrast.ts';
import { type ColorToken, darkColor, lightColor } from '../theme/tokens.ts';
import { type Colors, contrastPairs } from './contrastPairs.ts';
import { formatColor, type Oklch, parseColor } from './oklch.ts';

/** The colours of a brand, each `#RGB` or `#RRGGBB`. */
export interface BrandColors {
  /** Colour of main buttons, links, checked boxes and the focus ring. All neutral colours get its hue. */
  primary: string;
  /** Colour that marks the current entry on the side panel. @default primary */
  accent?: string | undefined;
}

/** The colours of both themes. */
export interface BrandTheme {
  light: Colors;
  dark: Colors;
}

/** Distance of two lightnesses that are tried one after the other: a step that nobody sees. */
const STEP = 1 / 256;

/** How much lighter or darker a hovered button is. */
const HOVER = 0.07;

/** Returns the colour nearest in lightness to the wish that fits. Black and white are tried last. */
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

// In this order each color meets only colours that are decided, and always finds a lightness that fits.
const tinted = [
  ...['canvas', 'surface', 'sunken', 'hover', 'selected', 'border'],
  ...['text', 'muted', 'faint', 'control'],
  ...['panel', 'panelActive', 'panelLine', 'panelText', 'panelTextActive', 'panelFaint'],
] as const satisfies ColorToken[];
const computed = ['onPrimary', 'primary', 'primaryHover', 'link', 'focus', 'accent', 'onAccent'] as const;

/** Colours that a brand changes. The others carry a meaning of their own, such as danger. */
export const brandTokens: readonly ColorToken[] = [...tinted, ...computed];

/** Decides one colour after the other, each against the ones before it. */
function createColors(house: Colors, primary: Oklch, accent: Oklch): Colors {
  const colors: Record<ColorToken, string> = { ...house };
  const open = new Set<ColorToken>(brandTokens);
  const fits = (token: ColorToken) => (hex: string) =>
    contrastPairs.every(({ foreground, background, minimum }) => {
      if (foreground !== token && background !== token) return true;
      const other = foreground === token ? background : foreground;
      return open.has(other) || contrast(hex, colors[other]) >= minimum;
    });
  const decide = (token: ColorToken, wish: Oklch) => {
    const { hex, distance } = nearest(wish, fits(token));
    colors[token] = hex;
    open.delete(token);
    return distance;
  };
  const like = (token: ColorToken, { hue, chroma }: Oklch): Oklch => {
    const own = parseColor(house[token]);
    return { lightness: own.lightness, chroma: Math.min(own.chroma, chroma), hue };
  };

  for (const token of tinted) decide(token, like(token, primary));

  // White or dark letters: those with which the brand's colour changes less.
  const inks = ['#FFFFFF', formatColor({ ...like('text', primary), lightness: 0.2 })].map((ink) => {
    colors.onPrimary = ink;
    open.delete('onPrimary');
    return { ink, distance: nearest(primary, fits('primary')).distance };
  });
  const best = inks.toSorted((one, other) => one.distance - other.distance)[0];
  colors.onPrimary = best?.ink ?? '#FFFFFF';
  decide('primary', primary);

  const filled = parseColor(colors.primary);
  const away = colors.onPrimary === '#FFFFFF' ? -HOVER : HOVER;
  const hovered = filled.lightness + away;
  // Almost black gets no darker, almost white no lighter.
  const lightness = hovered < 0.1 || hovered > 0.97 ? filled.lightness - away : hovered;
  decide('primaryHover', { ...filled, lightness });
  decide('link', filled);
  decide('focus', filled);
  decide('accent', accent);
  decide('onAccent', like('onAccent', accent));
  return colors;
}

/**
 * Computes the colours of both themes from those of a brand. A colour that could not be read on what it stands on becomes
 * lighter or darker, as little as needed: every pair of `contrastPairs` has its contrast, whatever the brand. Takes some
 * milliseconds; runs in Node too, for a stylesheet that is made once.
 * @throws RangeError if a colour is not `#RGB` or `#RRGGBB`.
 */
export function createTheme({ primary, accent = primary }: BrandColors): BrandTheme {
  const light = parseColor(primary);
  const mark = parseColor(accent);
  // On a dark page the brand is at least as light as the kit's own colour there.
  const lightness = Math.max(light.lightness, parseColor(darkColor.primary).lightness);
  return {
    light: createColors(lightColor, light, mark),
    dark: createColors(darkColor, { ...light, lightness }, mark),
  };
}
