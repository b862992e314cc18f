import { style } from '@vanilla-extract/css';

/** Narrower than its default on a phone, so that the button keeps its label in one line. */
export const rate = style({ minInlineSize: 0 });

export const save = style({ flexShrink: 0 });
