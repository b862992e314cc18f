import { media, vars } from '@derrick/ui/tokens';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[20],
  '@media': { [media.phone]: { gap: vars.space[12] } },
});
