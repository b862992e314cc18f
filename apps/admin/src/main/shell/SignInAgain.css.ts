import { vars } from '@derrick/ui/tokens';
import { style } from '@vanilla-extract/css';

export const submit = style({ inlineSize: '100%' });

export const otherAccount = style({
  gap: `${vars.space[4]} ${vars.space[8]}`,
  color: vars.color.muted,
});
