import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { ownDirection } from '../theme/ownDirection.ts';

const { space, text } = vars;

export const root = style(layered({ display: 'grid', gap: space[4] }));

export const line = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: space[12],
    fontSize: text[13].size,
    lineHeight: text[13].line,
    fontWeight: vars.weight.medium,
  }),
);

export const value = style(
  layered({
    ...ownDirection,
    color: vars.color.muted,
    fontWeight: vars.weight.regular,
    fontVariantNumeric: 'tabular-nums',
  }),
);

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
