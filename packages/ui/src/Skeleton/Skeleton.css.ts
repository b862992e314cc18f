import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';

const pulse = keyframes({ '50%': { opacity: 0.5 } });

export const root = style(
  layered({
    display: 'inline-block',
    maxInlineSize: '100%',
    background: vars.color.border,
    animation: `${pulse} calc(${vars.motion.overlay} * 6) ${vars.motion.easeOut} infinite`,
    '@media': {
      [media.reducedMotion]: { animation: 'none' },
      [media.forcedColors]: { border: `${vars.borderWidth} solid GrayText` },
    },
  }),
);

export const shape = styleVariants({
  text: layered({ blockSize: '1em', verticalAlign: 'middle', borderRadius: vars.radius.chip }),
  block: layered({ display: 'block', borderRadius: vars.radius.control }),
  round: layered({ borderRadius: vars.radius.full }),
});
