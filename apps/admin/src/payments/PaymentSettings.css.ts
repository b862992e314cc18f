import { vars } from '@derrick/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, text } = vars;

export const title = style({
  fontSize: text[16].size,
  lineHeight: text[16].line,
  fontWeight: vars.weight.semibold,
});

export const quiet = style({ color: color.muted, fontSize: text[13].size, lineHeight: text[13].line });
