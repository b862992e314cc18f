import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';
import * as topLayer from '../topLayer/topLayer.css.ts';

const { motion, space } = vars;

const wait = keyframes({ 'from, to': { visibility: 'hidden' } });

export const notice = style([
  topLayer.popup,
  layered({
    inlineSize: 'max-content',
    maxInlineSize: `min(calc(${space[64]} * 5), calc(100vw - ${space[16]}))`,
    // On a fast connection the notice never becomes visible.
    selectors: { '&[data-status="loading"]': { animation: `${wait} ${motion.overlay}` } },
  }),
]);
