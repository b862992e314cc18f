/**
 * A color by lightness (0 to 1), chroma (0 to about 0.37) and hue (radians). @see
 * https://www.w3.org/TR/css-color-4/#ok-lab
 */
export interface Oklch {
  lightness: number;
  chroma: number;
  hue: number;
}

type Triple = readonly [number, number, number];

// Matrices from https://bottosson.github.io/posts/oklab/, by rows.
const rgbToCone: readonly Triple[] = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const coneToLab: readonly Triple[] = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];
const labToCone: readonly Triple[] = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
];
const coneToRgb: readonly Triple[] = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
];

function multiply(rows: readonly Triple[], [x, y, z]: Triple): Triple {
  const [a = 0, b = 0, c = 0] = rows.map(([first, second, third]) => first * x + second * y + third * z);
  return [a, b, c];
}

const mapTriple = ([a, b, c]: Triple, change: (value: number) => number): Triple => [
  change(a),
  change(b),
  change(c),
];

const toLinear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const fromLinear = (value: number) =>
  value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;

/** Parses `#RGB` or `#RRGGBB`. @throws RangeError for any other text. */
export function parseColor(text: string): Oklch {
  const digits = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(text)?.[1];
  if (!digits) throw new RangeError(`A colour is #RGB or #RRGGBB, not "${text}"`);
  const full = digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits;
  const channel = (start: number) => toLinear(Number.parseInt(full.slice(start, start + 2), 16) / 255);
  const [lightness, a, b] = multiply(
    coneToLab,
    mapTriple(multiply(rgbToCone, [channel(0), channel(2), channel(4)]), Math.cbrt),
  );
  return { lightness, chroma: Math.hypot(a, b), hue: Math.atan2(b, a) };
}

function toRgb({ lightness, chroma, hue }: Oklch): Triple {
  const lab: Triple = [lightness, chroma * Math.cos(hue), chroma * Math.sin(hue)];
  return mapTriple(
    multiply(
      coneToRgb,
      mapTriple(multiply(labToCone, lab), (value) => value ** 3),
    ),
    fromLinear,
  );
}

/** Half of one of the 256 steps of a color channel. */
const ROUNDING = 0.5 / 255;

const isShowable = (rgb: Triple) => rgb.every((value) => value >= -ROUNDING && value <= 1 + ROUNDING);

/**
 * Formats a color as `#RRGGBB`. If a screen can't show the color, its chroma is reduced; lightness and hue are preserved.
 */
export function formatColor(color: Oklch): string {
  const lightness = Math.min(1, Math.max(0, color.lightness));
  let rgb = toRgb({ ...color, lightness });
  if (!isShowable(rgb)) {
    let shown = 0;
    let tooMuch = color.chroma;
    // Binary search. After twelve rounds the remaining error is less than one step of a color channel.
    for (let round = 0; round < 12; round++) {
      const middle = (shown + tooMuch) / 2;
      if (isShowable(toRgb({ lightness, chroma: middle, hue: color.hue }))) shown = middle;
      else tooMuch = middle;
    }
    rgb = toRgb({ lightness, chroma: shown, hue: color.hue });
  }
  const digits = rgb.map((value) =>
    Math.round(Math.min(1, Math.max(0, value)) * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${digits.join('').toUpperCase()}`;
}
