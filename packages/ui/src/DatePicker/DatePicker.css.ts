import { style } from '@vanilla-extract/css';
import { layered } from '../theme/layered.ts';

/** Fills the frame, so that the button is at its end. */
export const parts = style(layered({ flex: 1 }));
