import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { ownDirection } from '../theme/ownDirection.ts';

const { color, motion, space, text } = vars;

export const root = style(layered({ minInlineSize: 0 }));

export const section = style(
  layered({
    selectors: { '& + &': { borderBlockStart: `${vars.borderWidth} solid ${color.border}` } },
  }),
);

export const heading = style(layered({ fontSize: text[14].size, lineHeight: text[14].line }));

export const button = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: space[12],
    inlineSize: '100%',
    minBlockSize: vars.height.touch,
    paddingBlock: space[8],
    borderRadius: vars.radius.chip,
    textAlign: 'start',
    fontWeight: vars.weight.semibold,
    WebkitTapHighlightColor: 'transparent',
    selectors: {
      '&[data-disabled]': { opacity: 0.5 },
      '&[data-focus-visible]': { outline: `${vars.focusWidth} solid ${color.focus}` },
    },
    '@media': {
      [media.forcedColors]: { selectors: { '&[data-disabled]': { opacity: 1, color: 'GrayText' } } },
    },
  }),
);

export const label = style(layered({ ...ownDirection, flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' }));

export const note = style(layered({ color: color.muted, fontWeight: vars.weight.regular }));

export const chevron = style(
  layered({
    flexShrink: 0,
    color: color.muted,
    transition: `rotate ${motion.popover} ${motion.easeOut}`,
    selectors: { '[data-expanded] > * > * > &': { rotate: '180deg' } },
    '@media': { [media.reducedMotion]: { transition: 'none' } },
  }),
);

export const content = style(layered({ paddingBlockEnd: space[16] }));
