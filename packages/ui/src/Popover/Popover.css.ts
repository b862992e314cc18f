import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';

const { color, motion, space } = vars;

export const popover = style(
  layered({
    maxInlineSize: `calc(100vw - ${space[32]})`,
    border: `${vars.borderWidth} solid ${color.border}`,
    borderRadius: vars.radius.tile,
    background: color.surface,
    color: color.text,
    boxShadow: vars.shadow[2],
    overflow: 'auto',
    transition: `opacity ${motion.popover} ${motion.easeOut}`,
    selectors: {
      '&[data-entering], &[data-exiting]': { opacity: 0 },
      '&[data-exiting]': { transitionTimingFunction: motion.easeIn },
    },
    '@media': {
      [media.reducedMotion]: {
        transition: 'none',
        selectors: { '&[data-entering], &[data-exiting]': { opacity: 1 } },
      },
    },
  }),
);

// Focused on opening if nothing inside has `autoFocus`. A focus ring would suggest a control.
export const dialog = style(layered({ padding: space[16], outline: 'none' }));
