import { vars } from '@derrick/ui/tokens';
import { style } from '@vanilla-extract/css';

/** Keeps its height while the number of tickets to review is loading. */
export const review = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.height.small,
});

export const nothing = style({ color: vars.color.muted });
