import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { ownDirection } from '../theme/ownDirection.ts';

const { color, space, text } = vars;

export const root = style(
  layered({ display: 'grid', gap: space[4], fontSize: text[13].size, lineHeight: text[13].line }),
);

export const line = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: space[12],
    fontWeight: vars.weight.medium,
  }),
);

export const value = style(
  layered({
    ...ownDirection,
    color: color.muted,
    fontWeight: vars.weight.regular,
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const track = style(
  layered({
    overflow: 'hidden',
    blockSize: space[8],
    borderRadius: vars.radius.full,
    background: color.border,
    '@media': {
      [media.forcedColors]: { border: `${vars.borderWidth} solid CanvasText`, blockSize: space[12] },
    },
  }),
);

export const bar = style(
  layered({
    blockSize: '100%',
    borderRadius: vars.radius.full,
  }),
);

const filled = (background: string) =>
  layered({
    background,
    '@media': { [media.forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' } },
  });

export const tone = styleVariants({
  neutral: filled(color.primary),
  success: filled(color.success),
  warning: filled(color.warning),
  danger: filled(color.danger),
});

export const description = style(layered({ ...ownDirection, color: color.muted }));
