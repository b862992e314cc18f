import { globalLayer } from '@vanilla-extract/css';

// The order matters: later layers override earlier layers, and an app's unlayered CSS overrides all of them.
export const reset = globalLayer('derrick.reset');
export const tokens = globalLayer('derrick.tokens');
export const base = globalLayer('derrick.base');
export const components = globalLayer('derrick.components');
