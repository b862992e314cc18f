import { vars } from '@derrick/ui/tokens';
import { style } from '@vanilla-extract/css';

export const checking = style({
  marginBlockStart: vars.space[32],
});
