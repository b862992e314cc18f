import { globalLayer } from '@vanilla-extract/css';

// The order matters: later layers win over earlier ones, and unlayered CSS of an app wins over all.
export const reset = globalLayer('derrick.reset');
export const tokens = globalLayer('derrick.tokens');
export const base = globalLayer('derrick.base');
export const components = globalLayer('derrick.components');
