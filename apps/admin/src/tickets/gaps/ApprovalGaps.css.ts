import { vars } from '@derrick/ui/tokens';
import { style } from '@vanilla-extract/css';

const { space, text } = vars;

export const heading = style({
  marginBlockEnd: space[8],
  fontSize: text[16].size,
  lineHeight: text[16].line,
});
