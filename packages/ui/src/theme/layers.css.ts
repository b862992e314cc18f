import { globalLayer } from '@vanilla-extract/css';

// Order matters: an earlier layer loses to a later one, and an app's own unlayered CSS beats them all.
export const reset = globalLayer('derrick.reset');
export const tokens = globalLayer('derrick.tokens');
export const base = globalLayer('derrick.base');
export const components = globalLayer('derrick.components');
