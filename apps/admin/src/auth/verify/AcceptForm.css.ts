import { vars } from '@derrick/ui/tokens';
import { style } from '@vanilla-extract/css';

/** Card with the invited user. */
export const card = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space[16],
  rowGap: vars.space[4],
  marginBlockStart: vars.space[24],
  paddingBlock: vars.space[12],
  paddingInline: vars.space[16],
  border: `${vars.borderWidth} solid ${vars.color.border}`,
  borderRadius: vars.radius.tile,
  background: vars.color.sunken,
});

export const term = style({ color: vars.color.muted });

export const detail = style({ fontWeight: vars.weight.medium, overflowWrap: 'anywhere' });

// Two shared columns; each pair is a subgrid.
export const pair = style({ display: 'grid', gridTemplateColumns: 'subgrid', gridColumn: '1 / -1' });
