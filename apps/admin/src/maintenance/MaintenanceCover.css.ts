import { media, vars } from '@derrick/ui/tokens';
import { style } from '@vanilla-extract/css';

// Hidden by `visibility`, like the loading overlay, so that it can fade out without state.
export const cover = style({
  position: 'fixed',
  inset: 0,
  // Above dialogs and toasts, which cannot be used during maintenance.
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
