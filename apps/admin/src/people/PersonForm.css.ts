import { vars } from '@derrick/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, text } = vars;
export const statusLabel = style({
  fontSize: text[14].size,
  lineHeight: text[14].line,
  fontWeight: vars.weight.semibold,
});
export const statusValue = style({
  display: 'flex',
  alignItems: 'center',
  margin: 0,
  minBlockSize: vars.height.large,
});

export const factorTitle = style({ fontSize: text[18].size, lineHeight: text[18].line });
export const factorText = style({ color: color.muted, textWrap: 'pretty' });
