import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';
import { components } from '../theme/layers.css.ts';
import { media } from '../theme/media.ts';

/** Shown on touch screens while the user types: the numeric keyboard has no letters for am and pm. */
export const half = style(
  layered({
    display: 'none',
    fontSize: vars.text[13].size,
    fontWeight: vars.weight.semibold,
    whiteSpace: 'nowrap',
    selectors: { 'input:focus ~ &': { '@media': { [media.touch]: { display: 'grid' } } } },
  }),
);

// Replaces the clock button, for which a field on a phone has no space.
globalStyle(`input:focus ~ ${half} ~ button`, {
  '@layer': { [components]: { '@media': { [media.touch]: { display: 'none' } } } },
});
