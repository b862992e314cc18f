import { vars } from '@derrick/ui/tokens';
import { style } from '@vanilla-extract/css';

export const page = style({
  minBlockSize: '100dvh',
  padding: vars.space[24],
});
