import { vars } from '@derrick/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, space, text } = vars;

/** Panel width from which a name and its tickets fit in one line. */
const IN_ONE_LINE = '(min-width: 400px)';

export const container = style({ containerType: 'inline-size' });

export const list = style({
  display: 'grid',
  // Avatar, name, tickets, hours; shared by the rows, so that the columns are aligned.
  gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
});

export const row = style({
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  alignItems: 'center',
  alignContent: 'center',
  // Same height for one and two lines.
  blockSize: `calc(${vars.height.row} + ${vars.borderWidth})`,
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
  '@container': { [IN_ONE_LINE]: { gridRow: 1 } },
});

export const name = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

export const tickets = style({
  gridColumn: 2,
  color: color.faint,
  fontSize: text[12].size,
  lineHeight: text[12].line,
  fontVariantNumeric: 'tabular-nums',
  '@container': {
    [IN_ONE_LINE]: {
      gridColumn: 3,
      marginInlineStart: space[12],
      fontSize: text[14].size,
      lineHeight: text[14].line,
      textAlign: 'end',
    },
  },
});

export const hours = style({
  gridColumn: 4,
  gridRow: '1 / 3',
  // Width of `999h` plus the space before it.
  minInlineSize: `calc(${space[64]} - ${space[2]})`,
  paddingInlineStart: space[12],
  textAlign: 'end',
  fontWeight: vars.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  '@container': { [IN_ONE_LINE]: { gridRow: 1 } },
});
