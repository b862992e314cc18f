import { vars } from '@derrick/ui/tokens';
import { style } from '@vanilla-extract/css';

export const warning = style({
  gap: `calc(${vars.space[2]} * 3)`,
  color: vars.color.warning,
});

export const icon = style({ marginBlockStart: vars.borderWidth });
