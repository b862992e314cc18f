import { media, vars } from '@derrick/ui/tokens';
import { style } from '@vanilla-extract/css';

// Hidden by `visibility`, as the loading overlay is: the fade out needs no state.
export const cover = style({
  position: 'fixed',
  inset: 0,
  // Over dialogs and over toasts, which tell of what is out of reach now.
  zIndex: vars.layer.tooltip,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  background: vars.color.canvas,
  visibility: 'hidden',
  opacity: 0,
  transition: `opacity ${vars.motion.overlay} ${vars.motion.easeIn}, visibility 0s linear ${vars.motion.overlay}`,
  selectors: {
    '&[data-open]': {
      visibility: 'visible',
      opacity: 1,
      transition: `opacity ${vars.motion.overlay} ${vars.motion.easeOut}`,
    },
  },
  '@media': {
    [media.reducedMotion]: { transition: 'none', selectors: { '&[data-open]': { transition: 'none' } } },
  },
});
