import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';

const turn = keyframes({ to: { rotate: '1turn' } });

export const root = style(
  layered({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    color: vars.color.primary,
  }),
);

export const circle = style(
  layered({
    // A turn takes three times as long as an overlay's transition.
    animation: `${turn} calc(${vars.motion.overlay} * 3) linear infinite`,
    '@media': { [media.reducedMotion]: { animation: 'none' } },
  }),
);

export const size = styleVariants({
  small: layered({ inlineSize: vars.icon.small, blockSize: vars.icon.small }),
  medium: layered({ inlineSize: vars.space[24], blockSize: vars.space[24] }),
  large: layered({ inlineSize: vars.space[48], blockSize: vars.space[48] }),
});

export const track = style(layered({ opacity: 0.25 }));
