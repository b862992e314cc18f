import { media, vars } from '@derrick/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, space, text } = vars;

export const bar = style({
  '@media': { [media.phone]: { gap: space[8] } },
});

export const key = style({
  marginInlineStart: space[8],
  fontFamily: 'inherit',
  fontSize: text[12].size,
  opacity: 0.75,
  // Phones have no such keys.
  '@media': { [media.phone]: { display: 'none' } },
});

export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))',
  gap: space[16],
});

export const figure = style({ display: 'grid', gap: space[4] });

export const value = style({
  fontSize: text[24].size,
  lineHeight: text[24].line,
  fontWeight: vars.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
});

export const term = style({ color: color.muted, fontSize: text[13].size });

export const card = style({
  padding: space[24],
  border: `${vars.borderWidth} solid ${color.border}`,
  borderRadius: vars.radius.card,
  background: color.surface,
});
