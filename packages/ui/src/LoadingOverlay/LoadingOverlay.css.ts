import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';

const { color, motion, space, text } = vars;

// Always rendered and hidden by `visibility`, so that it can fade out without any state.
export const root = style(
  layered({
    position: 'fixed',
    inset: 0,
    zIndex: vars.layer.overlay,
    display: 'grid',
    placeItems: 'center',
    padding: space[16],
    background: color.scrim,
    outline: 'none',
    cursor: 'progress',
    visibility: 'hidden',
    opacity: 0,
    transition: `opacity ${motion.overlay} ${motion.easeIn}, visibility 0s linear ${motion.overlay}`,
    selectors: {
      '&[data-open]': {
        visibility: 'visible',
        opacity: 1,
        transition: `opacity ${motion.overlay} ${motion.easeOut}`,
      },
    },
    '@media': {
      [media.reducedMotion]: { transition: 'none', selectors: { '&[data-open]': { transition: 'none' } } },
    },
  }),
);

export const card = style(
  layered({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: space[16],
    minInlineSize: `calc(${space[64]} * 2.5)`,
    maxInlineSize: `min(100%, calc(${space[64]} * 5))`,
    padding: space[24],
    border: `${vars.borderWidth} solid ${color.border}`,
    borderRadius: vars.radius.card,
    background: color.surface,
    color: color.text,
    boxShadow: vars.shadow[2],
    fontSize: text[14].size,
    lineHeight: text[14].line,
    fontWeight: vars.weight.medium,
    textAlign: 'center',
    overflowWrap: 'anywhere',
    transform: 'scale(0.96)',
    transition: `transform ${motion.overlay} ${motion.easeIn}`,
    selectors: {
      '[data-open] > &': { transform: 'none', transitionTimingFunction: motion.easeOut },
    },
    '@media': { [media.reducedMotion]: { transition: 'none' } },
  }),
);

export const ring = style(
  layered({
    display: 'inline-flex',
    color: color.primary,
    '@media': { [media.forcedColors]: { color: 'CanvasText' } },
  }),
);
