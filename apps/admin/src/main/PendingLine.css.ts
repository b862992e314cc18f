import { media, vars } from '@derrick/ui/tokens';
import { keyframes, style } from '@vanilla-extract/css';

const appear = keyframes({ from: { opacity: 0 } });
const travel = keyframes({ from: { translate: '-100% 0' }, to: { translate: '300% 0' } });

export const line = style({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: vars.layer.toast,
  blockSize: vars.space[2],
  overflow: 'hidden',
  pointerEvents: 'none',
  // The delay hides the line for fast responses.
  animation: `${appear} ${vars.motion.feedback} ${vars.motion.overlay} backwards`,
  '::before': {
    content: '',
    display: 'block',
    inlineSize: '33%',
    blockSize: '100%',
    background: vars.color.accent,
    animation: `${travel} 1.2s ease-in-out infinite`,
  },
  '@media': {
    [media.reducedMotion]: { '::before': { animation: 'none', inlineSize: '100%' } },
    [media.forcedColors]: { '::before': { background: 'Highlight' } },
  },
});
