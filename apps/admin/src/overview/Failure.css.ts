import { vars } from '@derrick/ui/tokens';
import { style } from '@vanilla-extract/css';

export const failure = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[16],
  padding: vars.space[16],
});

export const words = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const icon = style({
  display: 'grid',
  flexShrink: 0,
  placeItems: 'center',
  inlineSize: vars.height.large,
  blockSize: vars.height.large,
  borderRadius: vars.radius.tile,
  background: vars.color.dangerFill,
  color: vars.color.danger,
});

export const title = style({ fontWeight: vars.weight.semibold });
export const reason = style({ color: vars.color.muted });
