import { type ColorToken, lightColor } from '../theme/tokens.ts';
import { variableName } from '../theme/variableName.ts';
import type { Colors } from './contrastPairs.ts';

const isToken = (name: string): name is ColorToken => Object.hasOwn(lightColor, name);

/**
 * Reads the kit's color values as computed for an element, for `checkContrast` in a browser. This includes the app's own
 * CSS. Opaque colors are returned as `#RRGGBB`, other colors in the browser's notation.
 */
export function readColors(element: HTMLElement = document.documentElement): Colors {
  const probe = document.createElement('span');
  element.append(probe);
  const colors: Record<ColorToken, string> = { ...lightColor };
  for (const token of Object.keys(colors).filter(isToken)) {
    probe.style.color = `var(--${variableName(['color', token])})`;
    const text = getComputedStyle(probe).color;
    const channels = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(text)?.slice(1);
    colors[token] = channels
      ? `#${channels
          .map((channel) => Number(channel).toString(16).padStart(2, '0'))
          .join('')
          .toUpperCase()}`
      : text;
  }
  probe.remove();
  return colors;
}
