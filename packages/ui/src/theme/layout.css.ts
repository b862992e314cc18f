import { styleVariants } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { layered } from './layered.ts';
import { scale } from './tokens.ts';

/** Distances between the children of a layout, in px: the tokens of space. */
export const gap = styleVariants(scale.space, (_size, px) => layered({ gap: vars.space[px] }));

/** Positions of the children across the direction of a layout. */
export const align = styleVariants({
  stretch: layered({ alignItems: 'stretch' }),
  start: layered({ alignItems: 'flex-start' }),
  center: layered({ alignItems: 'center' }),
  end: layered({ alignItems: 'flex-end' }),
  baseline: layered({ alignItems: 'baseline' }),
});

/** Distributions of the children along the direction of a layout. */
export const justify = styleVariants({
  start: layered({ justifyContent: 'flex-start' }),
  center: layered({ justifyContent: 'center' }),
  end: layered({ justifyContent: 'flex-end' }),
  between: layered({ justifyContent: 'space-between' }),
});
