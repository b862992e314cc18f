import { style } from '@vanilla-extract/css';

/** Search field in the width of the forms on the other signed-out pages. */
export const search = style({ inlineSize: '100%', maxInlineSize: '23.75rem' });
