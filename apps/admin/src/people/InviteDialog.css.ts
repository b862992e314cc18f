import { media, vars } from '@derrick/ui/tokens';
import { style } from '@vanilla-extract/css';

export const pair = style({
  '@media': { [media.phone]: { gap: vars.space[16] } },
});
