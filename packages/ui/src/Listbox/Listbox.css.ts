import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';

const { color, space, text } = vars;

/** Popup inside the field's frame, so that it scrolls with the page and is as wide as the field. */
export const popup = style(
  layered({
    position: 'absolute',
    insetInline: `calc(${vars.borderWidth} * -1)`,
    zIndex: vars.layer.overlay,
    display: 'flex',
    flexDirection: 'column',
    maxBlockSize: `min(calc(${space[64]} * 5), 45vh)`,
    border: `${vars.borderWidth} solid ${color.border}`,
    borderRadius: vars.radius.tile,
    background: color.surface,
    color: color.text,
    boxShadow: vars.shadow[2],
    overflow: 'hidden',
  }),
);

export const below = style(layered({ insetBlockStart: `calc(100% + ${space[4]})` }));
export const above = style(layered({ insetBlockEnd: `calc(100% + ${space[4]})` }));

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
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&[data-active]': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
        },
      },
    },
  }),
);

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
