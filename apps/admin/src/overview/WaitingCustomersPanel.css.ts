import { vars } from '@derrick/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, space, text } = vars;

export const list = style({
  display: 'grid',
  // Avatar, name above tickets, hours; shared by the rows, so that the columns are aligned.
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
});

export const row = style({
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  alignItems: 'center',
  alignContent: 'center',
  minBlockSize: `calc(${vars.height.row} + ${vars.borderWidth})`,
  paddingInline: space[20],
  borderBlockStart: `${vars.borderWidth} solid ${color.border}`,
  position: 'relative',
  selectors: { '&:has(a:hover)': { background: color.hover } },
});

/** The link covers its row. */
export const link = style({ selectors: { '&::after': { content: '', position: 'absolute', inset: 0 } } });

export const picture = style({
  display: 'grid',
  gridRow: '1 / 3',
  marginInlineEnd: `calc(${space[8]} + ${space[2]})`,
});

export const name = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

export const tickets = style({
  gridColumn: 2,
  color: color.faint,
  fontSize: text[12].size,
  lineHeight: text[12].line,
  fontVariantNumeric: 'tabular-nums',
});

/** Above the link that covers the row. */
export const approved = style({ position: 'relative', zIndex: 1, paddingBlock: space[4] });

export const hours = style({
  gridColumn: 3,
  gridRow: '1 / 3',
  // Width of `999h` plus the space before it.
  minInlineSize: `calc(${space[64]} - ${space[2]})`,
  paddingInlineStart: space[12],
  textAlign: 'end',
  fontWeight: vars.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
});
