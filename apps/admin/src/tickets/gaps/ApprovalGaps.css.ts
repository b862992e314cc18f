import { vars } from '@derrick/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, space, text } = vars;

export const root = style({
  padding: space[16],
  border: `${vars.borderWidth} solid ${color.border}`,
  borderRadius: vars.radius.card,
  background: color.surface,
});

export const heading = style({
  marginBlockEnd: space[8],
  fontSize: text[16].size,
  lineHeight: text[16].line,
});
