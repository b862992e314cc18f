import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { ownDirection } from '../theme/ownDirection.ts';

const { color, motion, space, text } = vars;

export const tooltip = style(
  layered({
    ...ownDirection,
    maxInlineSize: `calc(${space[64]} * 4)`,
    paddingBlock: space[4],
    paddingInline: space[8],
    // Transparent, but visible in forced-colors mode, which removes the background.
    border: `${vars.borderWidth} solid transparent`,
    borderRadius: vars.radius.chip,
    background: color.text,
    color: color.surface,
    fontSize: text[12].size,
    lineHeight: text[12].line,
    fontWeight: vars.weight.medium,
    transition: `opacity ${motion.feedback} ${motion.easeOut}`,
    selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
    '@media': {
      [media.reducedMotion]: {
        transition: 'none',
        selectors: { '&[data-entering], &[data-exiting]': { opacity: 1 } },
      },
    },
  }),
);
