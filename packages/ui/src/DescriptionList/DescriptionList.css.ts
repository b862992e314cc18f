import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { ownDirection } from '../theme/ownDirection.ts';

const { color, space, text } = vars;

export const root = style(layered({ margin: 0, minInlineSize: 0 }));

const stacked = { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[2] } as const;

export const item = styleVariants({
  columns: layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(8rem, 1fr) minmax(0, 2fr)',
    gap: space[16],
    paddingBlock: space[8],
    '@media': { [media.phone]: stacked },
  }),
  stacked: layered({ display: 'grid', ...stacked, paddingBlock: space[8] }),
});

export const divided = style(
  layered({
    selectors: { '& + &': { borderBlockStart: `${vars.borderWidth} solid ${color.border}` } },
  }),
);

export const term = style(
  layered({
    ...ownDirection,
    color: color.muted,
    fontSize: text[13].size,
    lineHeight: text[14].line,
    overflowWrap: 'anywhere',
  }),
);

export const detail = style(
  layered({ ...ownDirection, margin: 0, minInlineSize: 0, overflowWrap: 'anywhere' }),
);
