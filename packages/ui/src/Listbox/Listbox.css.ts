import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { ownDirection } from '../theme/ownDirection.ts';

const { color, space, text } = vars;

/** Content above the options. */
export const header = style(
  layered({ padding: space[8], borderBlockEnd: `${vars.borderWidth} solid ${color.border}` }),
);

export const list = style(
  layered({
    overflow: 'auto',
    overscrollBehavior: 'contain',
    padding: space[4],
    // The active option shows the ring.
    outline: 'none',
    selectors: { '&:empty': { display: 'none' } },
  }),
);

export const item = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: space[8],
    minBlockSize: vars.height.medium,
    paddingInline: space[8],
    borderRadius: vars.radius.chip,
    cursor: 'default',
    fontSize: text[14].size,
    lineHeight: text[14].line,
    WebkitTapHighlightColor: 'transparent',
    selectors: {
      '&[data-active]': {
        background: color.hover,
        boxShadow: `inset 0 0 0 ${vars.focusWidth} ${color.focus}`,
      },
      '&[aria-selected="true"]': { fontWeight: vars.weight.medium },
      '&[aria-disabled]': { opacity: 0.55 },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&[data-active]': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
          '&[aria-disabled]': { opacity: 1, color: 'GrayText' },
        },
      },
    },
  }),
);

export const itemLabel = style(
  layered({
    ...ownDirection,
    flex: 1,
    minInlineSize: 0,
    overflowWrap: 'anywhere',
    paddingBlock: space[4],
  }),
);

/** Several lines of text in an option. */
export const itemText = style(
  layered({ flex: 1, minInlineSize: 0, display: 'grid', overflowWrap: 'anywhere', paddingBlock: space[4] }),
);

export const tick = style(
  layered({
    color: color.primary,
    visibility: 'hidden',
    selectors: { '[aria-selected="true"] > &': { visibility: 'visible' } },
    '@media': { [media.forcedColors]: { color: 'currentColor' } },
  }),
);
