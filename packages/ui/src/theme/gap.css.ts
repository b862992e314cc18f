import { styleVariants } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { layered } from './layered.ts';
import { scale } from './tokens.ts';

/** Gaps between the children of a layout in px: the space tokens. */
export const gap = styleVariants(scale.space, (_size, px) => layered({ gap: vars.space[px] }));

/** Space token, in px. */
export type Space = keyof typeof gap;
