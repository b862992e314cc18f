import { vars } from '@derrick/ui/tokens';
import { style } from '@vanilla-extract/css';

const { space, text } = vars;

export const card = style({ marginBlockStart: space[16], padding: space[20] });

export const title = style({
  fontSize: text[16].size,
  lineHeight: text[16].line,
  fontWeight: vars.weight.semibold,
});
