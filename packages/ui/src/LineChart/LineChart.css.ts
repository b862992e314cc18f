import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';

const { color, space } = vars;

/** Lines differ by dashes as well as by color. */
export const series = style(
  layered({
    stroke: color.primary,
    selectors: {
      '&[data-series="2"]': { stroke: color.warning, strokeDasharray: '6 4' },
      '&[data-series="3"]': { stroke: color.text, strokeDasharray: '2 4' },
      '&[data-series="4"]': { stroke: color.info, strokeDasharray: '10 4 2 4' },
    },
    '@media': {
      [media.forcedColors]: {
        forcedColorAdjust: 'none',
        stroke: 'Highlight',
        selectors: {
          '&[data-series="2"], &[data-series="3"], &[data-series="4"]': { stroke: 'CanvasText' },
        },
      },
    },
  }),
);

export const line = style(
  layered({
    fill: 'none',
    strokeWidth: vars.focusWidth,
    strokeLinejoin: 'round',
    vectorEffect: 'non-scaling-stroke',
  }),
);

export const dot = style(
  layered({
    strokeWidth: `calc(${space[2]} * 3)`,
    strokeLinecap: 'round',
    strokeDasharray: 'none',
    vectorEffect: 'non-scaling-stroke',
  }),
);

export const mark = style(layered({ flexShrink: 0, inlineSize: space[24], blockSize: space[12] }));
