import { style } from '@vanilla-extract/css';

/** As wide as the forms of the other pages without a session. */
export const search = style({ inlineSize: '100%', maxInlineSize: '23.75rem' });
