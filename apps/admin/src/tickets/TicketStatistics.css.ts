import { media, vars } from '@derrick/ui/tokens';
import { style } from '@vanilla-extract/css';

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: vars.space[16],
  '@media': { [media.phone]: { gap: vars.space[8] } },
});
