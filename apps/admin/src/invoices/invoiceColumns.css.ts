import { vars } from '@derrick/ui/tokens';
import { style } from '@vanilla-extract/css';

export const number = style({ fontFamily: vars.font.mono, fontSize: vars.text[13].size });

export const draft = style({ color: vars.color.muted });

export const pastDue = style({ color: vars.color.danger });

/** Distinguishes the total from the balance on a card, which has no column headers. */
export const cardLabel = style({ selectors: { '[data-layout="columns"] &': { display: 'none' } } });
