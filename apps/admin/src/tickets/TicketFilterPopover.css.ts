import { vars } from '@derrick/ui/tokens';
import { style } from '@vanilla-extract/css';

export const dates = style({
  display: 'grid',
  gap: vars.space[12],
  minInlineSize: 0,
  margin: 0,
  border: 0,
  padding: 0,
});

export const heading = style({
  padding: 0,
  marginBlockEnd: vars.space[8],
  fontSize: vars.text[14].size,
  lineHeight: vars.text[14].line,
  fontWeight: vars.weight.semibold,
});

export const reset = style({ marginInlineEnd: 'auto' });
