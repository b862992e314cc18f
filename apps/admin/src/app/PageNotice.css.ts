import { vars } from '@derrick/ui/tokens';
import { style } from '@vanilla-extract/css';

export const frame = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '20rem',
  border: `${vars.borderWidth} solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  boxShadow: vars.shadow[1],
});

export const tall = style([frame, { minBlockSize: '60dvh', boxShadow: 'none' }]);
