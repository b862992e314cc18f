import { style } from '@vanilla-extract/css';

/** Below the two fields, at their beginning. */
export const manage = style({ gridColumn: '1 / -1', justifySelf: 'start' });
