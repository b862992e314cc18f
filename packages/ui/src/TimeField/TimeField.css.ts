import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';

/** Shown on touch screens only: their numeric keyboard has no letters for am and pm. */
export const half = style(
  layered({
    display: 'none',
    fontSize: vars.text[13].size,
    fontWeight: vars.weight.semibold,
    whiteSpace: 'nowrap',
    '@media': { [media.touch]: { display: 'grid' } },
  }),
);
