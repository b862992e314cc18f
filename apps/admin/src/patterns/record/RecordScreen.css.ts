import { vars } from '@derrick/ui/tokens';
import { style, styleVariants } from '@vanilla-extract/css';

const { color, space, text } = vars;

const base = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[16] });

export const page = styleVariants({
  medium: [base, { maxInlineSize: '56rem' }],
  large: [base, { maxInlineSize: '72rem' }],
});

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: space[12],
});

export const headings = style({ display: 'grid', gap: space[8], minInlineSize: 0 });

export const title = style({
  fontSize: text[24].size,
  lineHeight: text[24].line,
  fontWeight: vars.weight.semibold,
  letterSpacing: vars.tracking.display,
});

export const code = style({
  fontFamily: vars.font.mono,
  fontSize: text[14].size,
  fontWeight: vars.weight.regular,
  letterSpacing: 'normal',
  color: color.muted,
  marginInlineStart: space[12],
});
