import { media, vars } from '@derrick/ui/tokens';
import { style, styleVariants } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  minBlockSize: '100dvh',
  background: vars.color.canvas,
  color: vars.color.text,
});

export const header = style({
  gap: `${vars.space[8]} ${vars.space[16]}`,
  padding: `${vars.space[24]} calc(${vars.space[32]} + ${vars.space[8]})`,
  '@media': { [media.phone]: { padding: `${vars.space[16]} ${vars.space[20]}` } },
});

export const brand = style({
  gap: `calc(${vars.space[8]} + ${vars.space[2]})`,
  fontSize: vars.text[16].size,
  lineHeight: vars.text[16].line,
  fontWeight: vars.weight.semibold,
  letterSpacing: vars.tracking.heading,
});

export const main = style({
  padding: vars.space[24],
  // Balances the header, so that the content is in the middle of the page.
  paddingBlockEnd: `calc(${vars.space[64]} + ${vars.space[64]})`,
  outline: 'none',
  '@media': { [media.phone]: { paddingInline: vars.space[20] } },
});

const tile = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.space[64],
  blockSize: vars.space[64],
  borderRadius: vars.radius.card,
});

export const icon = styleVariants({
  neutral: [tile, { background: vars.color.selected, color: vars.color.primary }],
  warning: [tile, { background: vars.color.warningFill, color: vars.color.warning }],
});

export const words = style({ maxInlineSize: '28rem', textAlign: 'center' });

export const title = style({
  fontSize: vars.text[30].size,
  lineHeight: vars.text[30].line,
  letterSpacing: vars.tracking.display,
  overflowWrap: 'anywhere',
});

export const text = style({
  marginBlockStart: vars.space[8],
  color: vars.color.muted,
  textWrap: 'pretty',
});
