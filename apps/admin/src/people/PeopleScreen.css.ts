import { vars } from '@derrick/ui/tokens';
import { style } from '@vanilla-extract/css';

/** A card in place of a page that can't be shown. */
export const state = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '20rem',
  border: `${vars.borderWidth} solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  boxShadow: vars.shadow[1],
});
