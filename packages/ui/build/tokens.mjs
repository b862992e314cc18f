/** @typedef {{ $type: string, $value: unknown }} Token */

/** @param {string} text `#RRGGBB` or `rgb(6 34 42 / 0.48)` */
function color(text) {
  const hex = /^#(..)(..)(..)$/.exec(text);
  const numbers = hex
    ? hex.slice(1).map((channel) => Number.parseInt(channel, 16))
    : (text.match(/[\d.]+/g) ?? []).map(Number);
  const [red = 0, green = 0, blue = 0, alpha = 1] = numbers;
  const components = [red, green, blue].map((channel) => Math.round((channel / 255) * 10_000) / 10_000);
  return { colorSpace: 'srgb', components, alpha, ...(hex && { hex: text.toLowerCase() }) };
}

/** @param {string} text such as `16px` or `0.75rem` */
const dimension = (text) => {
  const [, value, unit] = /^(-?[\d.]+)(px|rem)$/.exec(text) ?? [];
  return { value: Number(value), unit };
};

/** @param {string} text layers of `0 1px 2px rgb(…)` */
const shadow = (text) =>
  text === 'none'
    ? []
    : text.split(/,\s*(?![^(]*\))/).map((layer) => {
        const [x = '0', y = '0', blur = '0'] = layer.split(' ');
        const length = (/** @type {string} */ part) => dimension(part === '0' ? '0px' : part);
        return {
          color: color(layer.slice(layer.indexOf('rgb('))),
          offsetX: length(x),
          offsetY: length(y),
          blur: length(blur),
          spread: dimension('0px'),
        };
      });

/**
 * Converts a value to a design token. The format of the text decides the token type.
 * @param {string} name
 * @param {string} value
 * @returns {Token}
 */
function tokenOf(name, value) {
  if (/^(#|rgb\()/.test(value)) return { $type: 'color', $value: color(value) };
  if (name.includes('.shadow.')) return { $type: 'shadow', $value: shadow(value) };
  if (/^-?[\d.]+(px|rem)$/.test(value)) return { $type: 'dimension', $value: dimension(value) };
  if (/^\d+ms$/.test(value))
    return { $type: 'duration', $value: { value: Number.parseInt(value, 10), unit: 'ms' } };
  if (value.startsWith('cubic-bezier'))
    return { $type: 'cubicBezier', $value: (value.match(/[\d.]+/g) ?? []).map(Number) };
  if (name.startsWith('scale.font.'))
    return {
      $type: 'fontFamily',
      $value: value.split(',').map((family) => family.trim().replaceAll("'", '')),
    };
  if (name.startsWith('scale.weight.')) return { $type: 'fontWeight', $value: Number(value) };
  // DTCG has no `em` unit, so the value becomes a factor of the font size.
  return { $type: 'number', $value: Number.parseFloat(value) };
}

/**
 * @param {object} values
 * @param {string} path
 * @returns {Record<string, unknown>}
 */
const group = (values, path) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? tokenOf(`${path}${name}`, value) : group(value, `${path}${name}.`),
    ]),
  );

/**
 * The kit's tokens in the format of the Design Tokens Community Group. Values that depend on the theme are below `light`
 * and `dark`, all others below `scale`. @see https://www.designtokens.org/tr/2025.10/format/
 * @param {typeof import('../src/theme/tokens.ts')} tokens
 */
export const designTokens = ({ lightColor, darkColor, shadow: shadows, scale }) =>
  group(
    {
      light: { color: lightColor, shadow: shadows.light },
      dark: { color: darkColor, shadow: shadows.dark },
      scale,
    },
    '',
  );
