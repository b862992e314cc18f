import { vars } from '@derrick/ui/theme';
import { style } from '@vanilla-extract/css';

export const table = style({});

export const selection = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  fontWeight: vars.weight.semibold,
});
