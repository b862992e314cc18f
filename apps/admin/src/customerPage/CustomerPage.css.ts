import { media, vars } from '@derrick/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, space, text } = vars;

export const page = style({ minBlockSize: '100dvh', background: color.canvas, color: color.text });

export const header = style({
  paddingBlock: space[12],
  paddingInline: space[24],
  borderBlockEnd: `${vars.borderWidth} solid ${color.border}`,
  background: color.surface,
  '@media': { [media.phone]: { paddingInline: space[16] } },
});

export const logo = style({ maxBlockSize: space[32], maxInlineSize: '10rem' });

export const company = style({
  fontSize: text[16].size,
  lineHeight: text[16].line,
  fontWeight: vars.weight.semibold,
  overflowWrap: 'anywhere',
});

export const main = style({
  maxInlineSize: '56rem',
  marginInline: 'auto',
  padding: space[24],
  '@media': { [media.phone]: { padding: space[16] } },
});

export const title = style({
  fontSize: text[24].size,
  lineHeight: text[24].line,
  letterSpacing: vars.tracking.display,
  overflowWrap: 'anywhere',
});

export const balance = style({ fontWeight: vars.weight.semibold });

export const pastDue = style({ color: color.danger });

export const card = style({
  padding: space[20],
  borderRadius: vars.radius.card,
  border: `${vars.borderWidth} solid ${color.border}`,
  background: color.surface,
  '@media': { [media.phone]: { padding: space[16] } },
});

export const cardTitle = style({
  fontSize: text[16].size,
  lineHeight: text[16].line,
  fontWeight: vars.weight.semibold,
});

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[12],
  paddingBlock: space[12],
  borderBlockStart: `${vars.borderWidth} solid ${color.border}`,
  selectors: { '&:last-child': { paddingBlockEnd: 0 } },
});

export const rowText = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 12rem',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
  // On a phone, status and amount stay beside the text instead of moving below it.
  '@media': { [media.phone]: { flexBasis: '50%' } },
});

/** Status and amount: side by side, or above each other on a phone. */
export const state = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  '@media': { [media.phone]: { flexDirection: 'column-reverse', alignItems: 'end', gap: space[4] } },
});

export const amount = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: '7rem',
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
});

export const quiet = style({ color: color.muted, fontSize: text[13].size, lineHeight: text[13].line });
