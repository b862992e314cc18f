import { media, vars } from '@derrick/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, space, text } = vars;

export const page = style({ display: 'grid', gap: space[20], maxInlineSize: '48rem' });

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[12],
});

export const title = style({ fontSize: text[18].size, lineHeight: text[18].line });

export const muted = style({ color: color.muted, textWrap: 'pretty', overflowWrap: 'anywhere' });

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[16] });

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: space[16],
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const photo = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[12] });

export const photoProblem = style({ flexBasis: '100%', color: color.danger });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] });

export const list = style({ display: 'grid', gap: 0, margin: 0, padding: 0, listStyle: 'none' });

export const item = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
  paddingBlock: space[12],
  borderBlockStart: `${vars.borderWidth} solid ${color.border}`,
  selectors: { '&:first-child': { borderBlockStart: 0 } },
});

export const itemText = style({ flex: '1 1 14rem', minInlineSize: 0, overflowWrap: 'anywhere' });

export const itemTitle = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
  fontWeight: vars.weight.medium,
});

/** Dark on light in every theme, with a quiet zone, so that cameras can read it. */
export const qr = style({
  display: 'block',
  inlineSize: '12rem',
  blockSize: '12rem',
  borderRadius: vars.radius.tile,
});

export const codes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[8],
  margin: 0,
  padding: space[16],
  borderRadius: vars.radius.tile,
  background: color.sunken,
  fontFamily: vars.font.mono,
  fontSize: text[13].size,
  lineHeight: text[13].line,
  listStyle: 'none',
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
