import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { ownDirection } from '../theme/ownDirection.ts';

const { color, space, text } = vars;

export const button = style(
  layered({
    flex: 1,
    minInlineSize: 0,
    display: 'flex',
    alignItems: 'center',
    gap: space[8],
    paddingInline: space[12],
    borderRadius: vars.radius.control,
    // The surrounding frame shows the focus ring.
    outline: 'none',
    fontSize: text[14].size,
    lineHeight: text[14].line,
  }),
);

export const value = style(
  layered({
    flex: 1,
    minInlineSize: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    selectors: { '&[data-placeholder]': { color: color.faint } },
  }),
);

export const chevron = style(layered({ color: color.muted }));

const appear = keyframes({ from: { opacity: 0, transform: `translateY(calc(${space[4]} * -1))` } });

export const popover = style(
  layered({
    // react-aria sets this variable to the width of the button.
    minInlineSize: 'var(--trigger-width)',
    maxInlineSize: `calc(100vw - ${space[32]})`,
    overflow: 'auto',
    padding: space[4],
    border: `${vars.borderWidth} solid ${color.border}`,
    borderRadius: vars.radius.tile,
    background: color.surface,
    color: color.text,
    boxShadow: vars.shadow[2],
    outline: 'none',
    selectors: {
      '&[data-entering]': { animation: `${appear} ${vars.motion.popover} ${vars.motion.easeOut}` },
      '&[data-exiting]': { animation: `${appear} ${vars.motion.feedback} ${vars.motion.easeIn} reverse` },
    },
    '@media': {
      [media.reducedMotion]: {
        selectors: { '&:is([data-entering], [data-exiting])': { animation: 'none' } },
      },
    },
  }),
);

export const list = style(layered({ outline: 'none' }));

export const item = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: space[8],
    minBlockSize: vars.height.medium,
    paddingInline: space[8],
    borderRadius: vars.radius.chip,
    cursor: 'default',
    outline: 'none',
    selectors: {
      '&[data-focused]': { background: color.hover },
      '&[data-focus-visible]': {
        outline: `${vars.focusWidth} solid ${color.focus}`,
        outlineOffset: `calc(${vars.focusWidth} * -1)`,
      },
      '&[data-selected]': { fontWeight: vars.weight.medium },
      '&[data-disabled]': { opacity: 0.55 },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&[data-focused]': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
          '&[data-disabled]': { opacity: 1, color: 'GrayText' },
        },
      },
    },
  }),
);

export const itemLabel = style(
  layered({ ...ownDirection, flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' }),
);

export const tick = style(
  layered({
    color: color.primary,
    visibility: 'hidden',
    selectors: { '[data-selected] > &': { visibility: 'visible' } },
    '@media': { [media.forcedColors]: { color: 'currentColor' } },
  }),
);
