import { vars } from '@derrick/ui/tokens';
import { style } from '@vanilla-extract/css';

export const form = style({ display: 'grid', gap: vars.space[20] });

export const submit = style({ inlineSize: '100%' });

export const other = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: `${vars.space[4]} ${vars.space[8]}`,
  color: vars.color.muted,
});
