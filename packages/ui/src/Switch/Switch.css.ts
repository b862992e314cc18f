import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { ownDirection } from '../theme/ownDirection.ts';

const { color, motion, space, text } = vars;
const trackWidth = `calc(${space[32]} + ${space[4]})`;

export const root = style(layered({ display: 'inline-flex', flexDirection: 'column', minInlineSize: 0 }));

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

export const track = style(
  layered({
    flexShrink: 0,
    display: 'flex',
    alignItems: 'center',
    inlineSize: trackWidth,
    blockSize: space[20],
    paddingInline: space[2],
    border: `${vars.borderWidth} solid ${color.control}`,
    borderRadius: vars.radius.full,
    background: color.sunken,
    transition: `background-color ${motion.feedback} ${motion.easeOut}`,
    selectors: {
      '[data-selected] > &': { background: color.primary, borderColor: color.primary },
      '[data-invalid] > &': { borderColor: color.danger },
      '[data-focus-visible] > &': {
        outline: `${vars.focusWidth} solid ${color.focus}`,
        outlineOffset: vars.focusWidth,
      },
    },
    '@media': {
      [media.reducedMotion]: { transition: 'none' },
      [media.forcedColors]: {
        selectors: {
          '[data-selected] > &': {
            background: 'Highlight',
            borderColor: 'Highlight',
            forcedColorAdjust: 'none',
          },
        },
      },
    },
  }),
);

export const thumb = style(
  layered({
    inlineSize: `calc(${space[12]} + ${space[2]})`,
    blockSize: `calc(${space[12]} + ${space[2]})`,
    borderRadius: vars.radius.full,
    background: color.control,
    transition: `margin ${motion.feedback} ${motion.easeOut}`,
    selectors: {
      // A margin moves towards the end of the line in both text directions; a transform would not.
      [`[data-selected] > ${track} > &`]: { marginInlineStart: space[16], background: color.onPrimary },
    },
    '@media': {
      [media.reducedMotion]: { transition: 'none' },
      [media.forcedColors]: {
        background: 'ButtonText',
        selectors: {
          [`[data-selected] > ${track} > &`]: { background: 'HighlightText', forcedColorAdjust: 'none' },
        },
      },
    },
  }),
);

export const label = style(layered(ownDirection));

export const help = style(
  layered({
    marginInlineStart: `calc(${trackWidth} + ${space[8]} + ${space[2]})`,
    fontSize: text[13].size,
    lineHeight: text[13].line,
  }),
);
export const description = style(layered({ ...ownDirection, color: color.muted }));
export const error = style(layered({ display: 'flex', gap: space[4], color: color.danger }));
