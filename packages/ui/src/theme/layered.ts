import type { StyleRule } from '@vanilla-extract/css';
import { components } from './layers.css.ts';

export type LayeredRule = NonNullable<StyleRule['@layer']>[string];

/** Puts a style rule into the layer `derrick.components`. All component styles belong in this layer. */
export const layered = (rule: LayeredRule): StyleRule => ({ '@layer': { [components]: rule } });
