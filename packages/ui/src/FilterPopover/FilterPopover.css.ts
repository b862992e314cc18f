import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';
import { components } from '../theme/layers.css.ts';
import { media } from '../theme/media.ts';
import { ownDirection } from '../theme/ownDirection.ts';

const { color, motion, space, text } = vars;
const line = `${vars.borderWidth} solid ${color.border}`;

export const popover = style(
  layered({
    display: 'flex',
    inlineSize: `min(calc(${space[64]} * 12.5), calc(100vw - ${space[32]}))`,
    border: line,
    borderRadius: vars.radius.card,
    background: color.surface,
    color: color.text,
    boxShadow: vars.shadow[2],
    overflow: 'hidden',
    transition: `opacity ${motion.popover} ${motion.easeOut}`,
    selectors: {
      '&[data-entering], &[data-exiting]': { opacity: 0 },
      '&[data-exiting]': { transitionTimingFunction: motion.easeIn },
      '&[data-size="medium"]': { maxInlineSize: `calc(${space[64]} * 8)` },
    },
    '@media': {
      [media.reducedMotion]: {
        transition: 'none',
        selectors: { '&[data-entering], &[data-exiting]': { opacity: 1 } },
      },
    },
  }),
);

export const screen = style(
  layered({
    position: 'fixed',
    insetInline: 0,
    insetBlockStart: 0,
    // Based on the visual viewport, so that an on-screen keyboard does not cover the buttons.
    blockSize: 'var(--visual-viewport-height, 100dvh)',
    zIndex: vars.layer.overlay,
    display: 'flex',
    background: color.surface,
    color: color.text,
    transition: `opacity ${motion.overlay} ${motion.easeOut}`,
    selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
    '@media': {
      [media.reducedMotion]: {
        transition: 'none',
        selectors: { '&[data-entering], &[data-exiting]': { opacity: 1 } },
      },
    },
  }),
);

export const sheet = style(layered({ flex: 1, display: 'flex', minInlineSize: 0 }));

export const dialog = style(layered({ flex: 1, display: 'flex', minInlineSize: 0, outline: 'none' }));

export const form = style(layered({ flex: 1, display: 'flex', flexDirection: 'column', minInlineSize: 0 }));

export const header = style(
  layered({
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: space[12],
    minBlockSize: `calc(${space[48]} + ${space[4]})`,
    paddingInline: `calc(${space[16]} + ${space[2]})`,
    borderBlockEnd: line,
  }),
);

/** Close button at the end of the header, with its icon aligned to the padding. */
export const close = style(
  layered({ marginInlineEnd: `calc((${vars.icon.medium} - ${vars.height.medium}) / 2)` }),
);

export const title = style(layered({ ...ownDirection, fontSize: text[16].size, lineHeight: text[16].line }));

export const note = style(
  layered({ ...ownDirection, marginInlineStart: 'auto', color: color.muted, fontSize: text[13].size }),
);

export const sections = style(
  layered({
    flex: '0 1 auto',
    minBlockSize: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    '@media': { [media.phone]: { flex: 1, gridAutoFlow: 'row', alignContent: 'start' } },
  }),
);

export const section = style(
  layered({
    minInlineSize: 0,
    padding: `calc(${space[16]} + ${space[2]})`,
    '@media': { [media.phone]: { padding: space[16] } },
  }),
);

globalStyle(`${section} + ${section}`, {
  '@layer': {
    [components]: {
      borderInlineStart: line,
      '@media': { [media.phone]: { borderInlineStart: 0, borderBlockStart: line } },
    },
  },
});

/** A section that opens and closes by its title, on a phone. */
export const closable = style(layered({ borderBlockEnd: line }));

export const summary = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: space[8],
    minBlockSize: `calc(${vars.height.touch} + ${space[8]})`,
    paddingInline: space[16],
    listStyle: 'none',
    cursor: 'pointer',
    WebkitTapHighlightColor: 'transparent',
    selectors: {
      '&::-webkit-details-marker': { display: 'none' },
      '&:focus-visible': {
        outline: `${vars.focusWidth} solid ${color.focus}`,
        outlineOffset: `calc(${vars.focusWidth} * -1)`,
      },
    },
  }),
);
export const summaryTitle = style(layered({ flexGrow: 1, fontWeight: vars.weight.semibold }));
export const arrow = style(
  layered({
    color: color.muted,
    transition: `rotate ${motion.feedback} ${motion.easeOut}`,
    selectors: { [`${closable}[open] &`]: { rotate: '180deg' } },
    '@media': { [media.reducedMotion]: { transition: 'none' } },
  }),
);

export const footer = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: space[8],
    paddingBlock: space[12],
    paddingInline: `calc(${space[16]} + ${space[2]})`,
    borderBlockStart: line,
  }),
);

globalStyle(`${closable} > ${section}`, { '@layer': { [components]: { paddingBlockStart: 0 } } });
