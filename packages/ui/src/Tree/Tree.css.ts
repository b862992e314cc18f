import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { ownDirection } from '../theme/ownDirection.ts';

const { color, motion, space, text } = vars;

/** Distance of an item from its parent. */
export const indentation: string = space[24];

export const root = style(
  layered({
    minInlineSize: 0,
    overflow: 'auto',
    fontSize: text[14].size,
    lineHeight: text[14].line,
    outline: 'none',
  }),
);

export const item = style(
  layered({
    paddingInline: space[4],
    borderRadius: vars.radius.chip,
    color: color.text,
    cursor: 'default',
    outline: 'none',
    selectors: {
      '&[data-hovered]': { background: color.hover },
      '&[data-selected]': { background: color.selected },
      '&[data-focus-visible]': {
        outline: `${vars.focusWidth} solid ${color.focus}`,
        outlineOffset: `calc(${vars.focusWidth} * -1)`,
      },
      '&[data-disabled]': { color: color.faint },
    },
    '@media': {
      [media.forcedColors]: {
        forcedColorAdjust: 'none',
        color: 'CanvasText',
        selectors: {
          '&[data-selected]': { background: 'Highlight', color: 'HighlightText' },
          '&[data-disabled]': { color: 'GrayText' },
          '&[data-focus-visible]': { outlineColor: 'CanvasText' },
        },
      },
    },
  }),
);

export const line = style(
  layered({ display: 'flex', alignItems: 'center', gap: space[4], minBlockSize: vars.height.medium }),
);

/** An item without items keeps the space of the button, so that labels of one level are aligned. */
export const chevron = style(
  layered({
    flexShrink: 0,
    display: 'grid',
    placeItems: 'center',
    inlineSize: space[24],
    blockSize: space[24],
    padding: 0,
    border: 0,
    borderRadius: vars.radius.chip,
    background: 'transparent',
    color: 'inherit',
    outline: 'none',
    visibility: 'hidden',
    transition: `transform ${motion.feedback} ${motion.easeOut}`,
    selectors: {
      [`${item}[data-has-child-items] &`]: { visibility: 'visible' },
      [`${item}:dir(rtl) &`]: { transform: 'scaleX(-1)' },
      [`${item}[data-expanded] &`]: { transform: 'rotate(90deg)' },
      '&[data-focus-visible]': { outline: `${vars.focusWidth} solid ${color.focus}` },
    },
    '@media': { [media.reducedMotion]: { transition: 'none' } },
  }),
);

export const icon = style(layered({ flexShrink: 0, display: 'inline-flex', marginInlineEnd: space[4] }));

export const label = style(
  layered({ ...ownDirection, flex: 1, minInlineSize: 0, paddingBlock: space[4], overflowWrap: 'anywhere' }),
);

export const note = style(
  layered({
    ...ownDirection,
    color: color.muted,
    fontSize: text[13].size,
    lineHeight: text[13].line,
    fontVariantNumeric: 'tabular-nums',
    '@media': { [media.forcedColors]: { color: 'inherit' } },
  }),
);

export const check = style(
  layered({
    flexShrink: 0,
    marginInline: space[4],
    color: color.primary,
    visibility: 'hidden',
    selectors: { [`${item}[data-selected] &`]: { visibility: 'visible' } },
    '@media': { [media.forcedColors]: { color: 'inherit' } },
  }),
);
