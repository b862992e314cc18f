import { style, styleVariants } from '@vanilla-extract/css';
import * as dialogStyles from '../Dialog/Dialog.css.ts';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';

const { color, motion, space } = vars;

export const scrim = style([dialogStyles.scrim, layered({ padding: 0, placeItems: 'stretch' })]);

const line = `${vars.borderWidth} solid ${color.border}`;

export const panel = style(
  layered({
    display: 'flex',
    inlineSize: `min(calc(${space[64]} * 7), 100%)`,
    blockSize: '100%',
    background: color.surface,
    color: color.text,
    boxShadow: vars.shadow[2],
    overflow: 'hidden',
    transition: `translate ${motion.overlay} ${motion.easeOut}`,
    selectors: { '&[data-exiting]': { transitionTimingFunction: motion.easeIn } },
    '@media': {
      [media.phone]: { inlineSize: '100%' },
      [media.reducedMotion]: { transition: 'none' },
    },
  }),
);

/** Position outside the window, on the side from which the panel slides in. */
const outside = (translate: string) => ({
  '&:is([data-entering], [data-exiting])': { translate },
  '&:is([data-entering], [data-exiting]):dir(rtl)': {
    translate: translate.startsWith('-') ? translate.slice(1) : `-${translate}`,
  },
});

/**
 * Overrides for a panel that fills the window on a phone and needs no border, and for reduced motion, where it appears in
 * place.
 */
const overAll = (edge: 'borderInlineStart' | 'borderInlineEnd') => ({
  [media.phone]: { [edge]: 0 },
  [media.reducedMotion]: {
    selectors: {
      '&:is([data-entering], [data-exiting])': { translate: 'none' },
      '&:is([data-entering], [data-exiting]):dir(rtl)': { translate: 'none' },
    },
  },
});

export const side = styleVariants({
  start: layered({
    marginInlineEnd: 'auto',
    borderInlineEnd: line,
    selectors: outside('-100%'),
    '@media': overAll('borderInlineEnd'),
  }),
  end: layered({
    marginInlineStart: 'auto',
    borderInlineStart: line,
    selectors: outside('100%'),
    '@media': overAll('borderInlineStart'),
  }),
});

/** Fills the height, so that the footer stays at the bottom. */
export const body = style([dialogStyles.body, layered({ flex: '1 1 auto' })]);
