import { media, vars } from '@derrick/ui/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  gridTemplateColumns: '610fr 670fr',
  minBlockSize: '100dvh',
  background: vars.color.surface,
  '@media': {
    [media.phone]: { gridTemplateColumns: '1fr' },
    // The form keeps its width; the picture shrinks.
    '(min-width: 768px) and (max-width: 1023.98px)': { gridTemplateColumns: '1fr minmax(0, 40%)' },
  },
});

export const side = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  minInlineSize: 0,
  padding: `${vars.space[24]} calc(${vars.space[32]} + ${vars.space[8]})`,
  '@media': { [media.phone]: { padding: `${vars.space[16]} ${vars.space[20]}` } },
});

export const header = style({
  gap: `${vars.space[4]} ${vars.space[8]}`,
  minBlockSize: vars.height.touch,
});

export const brand = style({
  flex: '1 0 auto',
  gap: `calc(${vars.space[8]} + ${vars.space[2]})`,
  fontSize: vars.text[16].size,
  lineHeight: vars.text[16].line,
  fontWeight: vars.weight.semibold,
  letterSpacing: vars.tracking.heading,
});

// Below the language switcher on phones, which has no room for both in one row.
export const offer = style({
  '@media': { [media.phone]: { order: 1, marginInlineStart: 'auto' } },
});

export const main = style({
  alignSelf: 'center',
  justifySelf: 'center',
  inlineSize: '100%',
  maxInlineSize: '23.75rem',
  paddingBlock: vars.space[32],
});

export const title = style({
  fontSize: vars.text[30].size,
  lineHeight: vars.text[30].line,
  letterSpacing: vars.tracking.display,
  // Company names and addresses can be long words.
  overflowWrap: 'anywhere',
});

export const subtitle = style({
  marginBlockStart: vars.space[8],
  color: vars.color.muted,
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
});

export const other = style({
  marginBlockStart: vars.space[20],
  color: vars.color.muted,
  textAlign: 'center',
});

globalStyle(`${other} > a`, { fontWeight: vars.weight.semibold });

export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[8],
  color: vars.color.faint,
  fontSize: vars.text[13].size,
  lineHeight: vars.text[13].line,
});
