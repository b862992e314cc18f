import { vars } from '@derrick/ui/tokens';
import { style } from '@vanilla-extract/css';

export const totals = style({ minBlockSize: vars.height.small });

export const sum = style({
  color: vars.color.muted,
  fontVariantNumeric: 'tabular-nums',
});
