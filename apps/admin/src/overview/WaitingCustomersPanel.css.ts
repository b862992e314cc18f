import { vars } from '@derrick/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, space, text } = vars;

export const list = style({ containerType: 'inline-size' });

/** Width of the list from which a name and its tickets have room in one line. */
const IN_ONE_LINE = '(min-width: 360px)';

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space[12],
  blockSize: `calc(${vars.height.row} + ${vars.borderWidth})`,
  paddingInline: space[20],
  borderBlockStart: `${vars.borderWidth} solid ${color.border}`,
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  '@container': {
    [IN_ONE_LINE]: { flexDirection: 'row', alignItems: 'center', columnGap: space[12] },
  },
});

export const name = style({
  flex: 1,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const tickets = style({
  flexShrink: 0,
  color: color.faint,
  fontSize: text[12].size,
  lineHeight: text[12].line,
  fontVariantNumeric: 'tabular-nums',
  '@container': { [IN_ONE_LINE]: { fontSize: text[14].size, lineHeight: text[14].line } },
});

export const hours = style({
  // As wide as `9,999h`, so that tickets stand in a column of their own.
  minInlineSize: space[48],
  textAlign: 'end',
  fontWeight: vars.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
});
