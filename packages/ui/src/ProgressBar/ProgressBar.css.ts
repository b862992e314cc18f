import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';

export const track = style(
  layered({
    overflow: 'hidden',
    blockSize: vars.space[4],
    borderRadius: vars.radius.full,
    background: vars.color.border,
    '@media': {
      [media.forcedColors]: { border: `${vars.borderWidth} solid CanvasText`, blockSize: vars.space[8] },
    },
  }),
);

export const bar = style(
  layered({
    blockSize: '100%',
    borderRadius: vars.radius.full,
    background: vars.color.primary,
    transition: `inline-size ${vars.motion.popover} linear`,
    '@media': {
      [media.reducedMotion]: { transition: 'none' },
      [media.forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' },
    },
  }),
);
