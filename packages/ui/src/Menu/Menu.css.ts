import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { ownDirection } from '../theme/ownDirection.ts';

const { color, motion, space, text } = vars;

export const popover = style(
  layered({
    minInlineSize: `max(calc(${space[64]} * 2.5), var(--trigger-width, 0))`,
    maxInlineSize: `min(calc(${space[64]} * 5), calc(100vw - ${space[16]}))`,
    overflow: 'auto',
    padding: space[4],
    border: `${vars.borderWidth} solid ${color.border}`,
    borderRadius: vars.radius.tile,
    background: color.surface,
    color: color.text,
    boxShadow: vars.shadow[2],
    transformOrigin: 'var(--trigger-anchor-point)',
    transition: `opacity ${motion.popover} ${motion.easeOut}, transform ${motion.popover} ${motion.easeOut}`,
    selectors: {
      '&[data-entering], &[data-exiting]': { opacity: 0, transform: 'scale(0.97)' },
      '&[data-exiting]': { transitionTimingFunction: motion.easeIn },
    },
    '@media': {
      [media.reducedMotion]: {
        transition: 'none',
        // Overrides the entering and exiting states too, so that the first frame is opaque.
        selectors: { '&[data-entering], &[data-exiting]': { opacity: 1, transform: 'none' } },
      },
    },
  }),
);

// Focus is on an item. In a menu opened by a pointer it is on the list, which needs no ring.
export const list = style(layered({ outline: 'none' }));

export const item = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: space[8],
    minBlockSize: vars.height.medium,
    paddingBlock: space[4],
    paddingInline: space[8],
    borderRadius: vars.radius.chip,
    color: color.text,
    fontSize: text[14].size,
    lineHeight: text[14].line,
    textDecoration: 'none',
    cursor: 'default',
    outline: 'none',
    WebkitTapHighlightColor: 'transparent',
    selectors: {
      '&[data-focused]': { background: color.hover },
      '&[data-pressed]': { background: color.selected },
      // react-aria's `data-focus-visible` is not used: its code is loaded after the press that opens the first menu, and
      // it assumes keyboard input if it has not seen a press.
      '&:focus-visible': {
        outline: `${vars.focusWidth} solid ${color.focus}`,
        outlineOffset: `calc(${vars.focusWidth} * -1)`,
      },
      '&[data-selected]': { background: color.selected, fontWeight: vars.weight.semibold },
      '&[data-tone="danger"]': { color: color.danger },
      '&[data-tone="danger"][data-focused]': { background: color.dangerFill },
      '&[data-disabled]': { opacity: 0.5 },
    },
    '@media': {
      [media.forcedColors]: {
        forcedColorAdjust: 'none',
        color: 'ButtonText',
        selectors: {
          '&[data-tone="danger"]': { color: 'ButtonText' },
          '&[data-focused], &[data-tone="danger"][data-focused]': {
            background: 'Highlight',
            color: 'HighlightText',
          },
          '&[data-disabled]': { opacity: 1, color: 'GrayText' },
        },
      },
    },
  }),
);

/** A group of items, separated from the items above. */
export const section = style(
  layered({
    selectors: {
      '* + &': {
        marginBlockStart: space[4],
        paddingBlockStart: space[4],
        borderBlockStart: `${vars.borderWidth} solid ${color.border}`,
      },
    },
  }),
);

export const heading = style(
  layered({
    paddingBlock: space[4],
    paddingInline: space[8],
    color: color.muted,
    fontSize: text[12].size,
    lineHeight: text[12].line,
    fontWeight: vars.weight.semibold,
  }),
);

export const texts = style(layered({ flex: 1, minInlineSize: 0, display: 'grid', overflowWrap: 'anywhere' }));

export const label = style(layered(ownDirection));

const quiet = { color: color.muted, fontSize: text[12].size, lineHeight: text[12].line } as const;

export const description = style(
  layered({ ...ownDirection, ...quiet, '@media': { [media.forcedColors]: { color: 'inherit' } } }),
);

export const shortcut = style(layered({ paddingInlineStart: space[12] }));

export const check = style(
  layered({
    visibility: 'hidden',
    color: color.primary,
    selectors: { '[data-selected] > &': { visibility: 'visible' } },
    '@media': { [media.forcedColors]: { color: 'inherit' } },
  }),
);

export const icon = style(
  layered({
    display: 'inline-flex',
    color: color.muted,
    selectors: { '[data-tone="danger"] &': { color: 'inherit' } },
    '@media': { [media.forcedColors]: { color: 'inherit' } },
  }),
);
