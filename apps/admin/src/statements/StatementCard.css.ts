import { vars } from '@derrick/ui/tokens';
import { style } from '@vanilla-extract/css';

const { text } = vars;

export const title = style({
  fontSize: text[16].size,
  lineHeight: text[16].line,
  fontWeight: vars.weight.semibold,
});
