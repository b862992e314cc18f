import { vars } from '@derrick/ui/tokens';
import { style } from '@vanilla-extract/css';

export const frame = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '60dvh',
  border: `${vars.borderWidth} solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
});
