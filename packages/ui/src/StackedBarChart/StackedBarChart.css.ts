import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';

const { color, space } = vars;

const shade = (percent: number) => `color-mix(in srgb, ${color.primary} ${percent}%, ${color.surface})`;

/** Shades of one color differ for everybody who sees brightness, and the line between parts separates them. */
export const part = style(
  layered({
    fill: color.primary,
    stroke: color.surface,
    strokeWidth: vars.borderWidth,
    vectorEffect: 'non-scaling-stroke',
    selectors: {
      '&[data-series="2"]': { fill: shade(60) },
      '&[data-series="3"]': { fill: color.text },
      '&[data-series="4"]': { fill: shade(18), stroke: color.control },
    },
    '@media': {
      [media.forcedColors]: {
        forcedColorAdjust: 'none',
        fill: 'Highlight',
        stroke: 'CanvasText',
        selectors: {
          '&[data-series="2"]': { fill: 'Canvas' },
          '&[data-series="3"]': { fill: 'CanvasText', stroke: 'Canvas' },
          '&[data-series="4"]': { fill: 'GrayText', stroke: 'CanvasText' },
        },
      },
    },
  }),
);

export const mark = style(
  layered({ flexShrink: 0, inlineSize: space[12], blockSize: space[12], overflow: 'visible' }),
);
