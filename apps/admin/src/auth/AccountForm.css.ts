import { vars } from '@derrick/ui/tokens';
import { style } from '@vanilla-extract/css';

/** The fields of a form below the title, and what submits them. */
export const form = style({ marginBlockStart: vars.space[32] });

export const wide = style({ inlineSize: '100%' });

/** Back button and submit button. */
export const buttons = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space[12],
});
