import { style } from '@vanilla-extract/css';
import { layered } from '../theme/layered.ts';

/** Width of the container, also in a row, where a field would otherwise be as wide as its input. */
export const root = style(layered({ inlineSize: '100%' }));
