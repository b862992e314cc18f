import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { ownDirection } from '../theme/ownDirection.ts';

const { color, space, text } = vars;

export const radio = style(layered({ display: 'inline-flex', flexDirection: 'column', minInlineSize: 0 }));

export const button = style(
  layered({
    // The invisible input scrolls with its label, so that a scroll container reveals the focused control.
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: `calc(${space[8]} + ${space[2]})`,
    minBlockSize: space[24],
    WebkitTapHighlightColor: 'transparent',
    selectors: { '&[data-disabled]': { opacity: 0.55 } },
    '@media': {
      [media.phone]: { minBlockSize: vars.height.touch },
      [media.forcedColors]: { selectors: { '&[data-disabled]': { opacity: 1, color: 'GrayText' } } },
    },
  }),
);

export const circle = style(
  layered({
    flexShrink: 0,
    inlineSize: space[16],
    blockSize: space[16],
    border: `${vars.borderWidth} solid ${color.control}`,
    borderRadius: vars.radius.full,
    background: color.surface,
    selectors: {
      '[data-hovered] > &': { borderColor: color.primary },
      // The border becomes the ring around the dot.
      '[data-selected] > &': { border: `calc(${space[2]} * 2.5) solid ${color.primary}` },
      '[data-invalid] > &': { borderColor: color.danger },
      '[data-focus-visible] > &': {
        outline: `${vars.focusWidth} solid ${color.focus}`,
        outlineOffset: vars.focusWidth,
      },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: { '[data-selected] > &': { borderColor: 'Highlight', forcedColorAdjust: 'none' } },
      },
    },
  }),
);

export const label = style(layered(ownDirection));

export const description = style(
  layered({
    ...ownDirection,
    marginInlineStart: `calc(${space[16]} + ${space[8]} + ${space[2]})`,
    color: color.muted,
    fontSize: text[13].size,
    lineHeight: text[13].line,
  }),
);
