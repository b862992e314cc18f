import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { ownDirection } from '../theme/ownDirection.ts';

const { color, space, text } = vars;

export const root = style(layered({ listStyle: 'none', margin: 0, padding: 0, minInlineSize: 0 }));

export const item = style(
  layered({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: `${space[24]} minmax(0, 1fr) auto`,
    columnGap: space[12],
    paddingBlock: space[12],
    paddingInline: space[12],
    borderRadius: vars.radius.control,
    selectors: {
      '& + &': { marginBlockStart: space[2] },
      '&[data-unread]': { background: color.selected },
    },
    '@media': { [media.hover]: { selectors: { '&:hover': { background: color.hover } } } },
  }),
);

export const icon = style(
  layered({ display: 'grid', placeItems: 'center', blockSize: space[24], color: color.muted }),
);

export const content = style(layered({ minInlineSize: 0, overflowWrap: 'anywhere' }));

/** The complete item is the press area of the link and shows its focus ring. */
export const link = style(
  layered({
    color: 'inherit',
    textDecoration: 'none',
    outline: 'none',
    selectors: {
      '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.control },
      '&:focus-visible::after': {
        outline: `${vars.focusWidth} solid ${color.focus}`,
        outlineOffset: `calc(${vars.focusWidth} * -1)`,
      },
    },
  }),
);

export const unread = style(layered({ fontWeight: vars.weight.semibold }));

export const code = style(layered({ whiteSpace: 'nowrap' }));

export const description = style(layered({ ...ownDirection, color: color.muted }));

export const time = style(
  layered({ display: 'block', color: color.faint, fontSize: text[12].size, lineHeight: text[12].line }),
);

export const dot = style(
  layered({
    inlineSize: space[8],
    blockSize: space[8],
    marginBlock: `calc((${space[24]} - ${space[8]}) / 2)`,
    borderRadius: vars.radius.full,
    background: color.primary,
    '@media': { [media.forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' } },
  }),
);
