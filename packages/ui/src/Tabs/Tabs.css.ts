import { createVar, keyframes, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';

const { color, space } = vars;

export const root = style(
  layered({
    display: 'flex',
    flexDirection: 'column',
    minInlineSize: 0,
    selectors: { '&[data-orientation="vertical"]': { flexDirection: 'row', gap: space[24] } },
  }),
);

const length = { syntax: '<length>', inherits: false, initialValue: '0px' } as const;

/** Widths of the transparent edges behind which more tabs follow. Zero if all tabs are visible. */
const [startFade, endFade] = [createVar(length), createVar(length)];

const scrolled = keyframes({
  '0%': { vars: { [startFade]: '0px', [endFade]: space[32] } },
  '10%, 90%': { vars: { [startFade]: space[32], [endFade]: space[32] } },
  '100%': { vars: { [startFade]: space[32], [endFade]: '0px' } },
});

const edges = `transparent, black ${startFade}, black calc(100% - ${endFade}), transparent`;

export const list = style(
  layered({
    display: 'flex',
    gap: space[4],
    // Scrolls horizontally if the tabs do not fit.
    overflowX: 'auto',
    scrollbarWidth: 'thin',
    // Keeps the selected tab out of the transparent edges.
    scrollPaddingInline: space[32],
    boxShadow: `inset 0 calc(${vars.borderWidth} * -1) ${color.border}`,
    '@supports': {
      '(animation-timeline: scroll())': {
        animation: `${scrolled} linear both`,
        // Follows the scroll position, not the time. Without overflow it does not run.
        animationTimeline: 'scroll(self inline)',
        maskImage: `linear-gradient(to right, ${edges})`,
        selectors: {
          '&:dir(rtl)': { maskImage: `linear-gradient(to left, ${edges})` },
          '&[data-orientation="vertical"]': { maskImage: 'none' },
        },
      },
    },
    selectors: {
      '&[data-orientation="vertical"]': {
        flexDirection: 'column',
        flexShrink: 0,
        overflowX: 'visible',
        boxShadow: 'none',
      },
    },
  }),
);

export const tab = style(
  layered({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[8],
    flexShrink: 0,
    minBlockSize: vars.height.large,
    paddingInline: space[12],
    borderBlockEnd: `${vars.focusWidth} solid transparent`,
    color: color.muted,
    fontWeight: vars.weight.medium,
    cursor: 'default',
    outline: 'none',
    WebkitTapHighlightColor: 'transparent',
    selectors: {
      '&[data-hovered]': { color: color.text },
      '&[data-selected]': { color: color.text, borderBlockEndColor: color.primary },
      '&[data-disabled]': { opacity: 0.5 },
      '&[data-focus-visible]': {
        outline: `${vars.focusWidth} solid ${color.focus}`,
        outlineOffset: `calc(${vars.focusWidth} * -1)`,
        borderRadius: vars.radius.chip,
      },
      '[data-orientation="vertical"] > &': {
        borderBlockEnd: 0,
        borderInlineStart: `${vars.focusWidth} solid transparent`,
      },
      '[data-orientation="vertical"] > &[data-selected]': {
        background: color.selected,
        borderInlineStartColor: color.primary,
      },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&[data-selected]': { color: 'Highlight', borderColor: 'Highlight' },
          '&[data-disabled]': { opacity: 1, color: 'GrayText' },
        },
      },
    },
  }),
);

export const panel = style(
  layered({
    flex: 1,
    minInlineSize: 0,
    paddingBlockStart: space[20],
    outline: 'none',
    selectors: {
      '&[data-focus-visible]': { outline: `${vars.focusWidth} solid ${color.focus}` },
      '[data-orientation="vertical"] > &': { paddingBlockStart: 0 },
    },
  }),
);
