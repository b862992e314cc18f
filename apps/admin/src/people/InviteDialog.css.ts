import { media, vars } from '@derrick/ui/tokens';
import { style } from '@vanilla-extract/css';

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: vars.space[12],
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[16] } },
});

export const confirm = style({ display: 'grid', justifyItems: 'start', gap: vars.space[8] });
