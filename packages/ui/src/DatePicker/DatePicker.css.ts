import { style } from '@vanilla-extract/css';
import { layered } from '../theme/layered.ts';

/** The button stands at the end of the frame. */
export const parts = style(layered({ flex: 1 }));
