import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';

export const root = style(
  layered({
    display: 'inline-block',
    verticalAlign: 'middle',
    overflow: 'visible',
    color: vars.color.primary,
  }),
);

export const line = style(
  layered({
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: vars.focusWidth,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    vectorEffect: 'non-scaling-stroke',
  }),
);
