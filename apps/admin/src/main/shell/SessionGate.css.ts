import { vars } from '@derrick/ui/tokens';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '100dvh',
  padding: vars.space[24],
});

export const actions = style({ display: 'flex', gap: vars.space[8], justifyContent: 'center' });
