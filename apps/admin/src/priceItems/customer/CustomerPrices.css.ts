import { media, vars } from '@derrick/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, space, text } = vars;

export const hint = style({ fontSize: text[13].size, lineHeight: text[13].line, color: color.muted });

export const price = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'center',
  columnGap: space[16],
  rowGap: space[8],
  paddingBlock: space[12],
  borderBlockStart: `${vars.borderWidth} solid ${color.border}`,
  overflowWrap: 'anywhere',
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});

export const name = style({ display: 'block', fontWeight: vars.weight.medium });

export const amount = style({ fontVariantNumeric: 'tabular-nums', textAlign: 'end' });

export const buttons = style({
  '@media': { [media.phone]: { gridColumn: '1 / -1' } },
});

export const add = style({ alignSelf: 'start' });
