import { vars } from '@derrick/ui/tokens';
import { style, styleVariants } from '@vanilla-extract/css';

const { color, space, text } = vars;

export const page = styleVariants({
  medium: { maxInlineSize: '56rem' },
  large: { maxInlineSize: '72rem' },
});

export const title = style({
  fontSize: text[24].size,
  lineHeight: text[24].line,
  fontWeight: vars.weight.semibold,
  letterSpacing: vars.tracking.display,
});

export const code = style({
  fontFamily: vars.font.mono,
  fontSize: text[14].size,
  // Keeps the line as high as without the code, which appears when the record is loaded.
  lineHeight: 0,
  fontWeight: vars.weight.regular,
  letterSpacing: 'normal',
  color: color.muted,
  marginInlineStart: space[12],
});
