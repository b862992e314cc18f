import { style } from '@vanilla-extract/css';
import { layered } from '../theme/layered.ts';

export const input = style(layered({ fontVariantNumeric: 'tabular-nums' }));
