import { vars } from '@derrick/ui/tokens';
import { style } from '@vanilla-extract/css';

export const checking = style({
  display: 'grid',
  justifyItems: 'start',
  marginBlockStart: vars.space[32],
});
