import { styleVariants } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { layered } from './layered.ts';
import { scale } from './tokens.ts';

/** Distances between the children of a layout, in px: the tokens of space. */
export const gap = styleVariants(scale.space, (_size, px) => layered({ gap: vars.space[px] }));

/** Distance of the tokens of space, in px. */
export type Space = keyof typeof gap;
