import { vars } from '@derrick/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, space, text } = vars;

export const status = style({ display: 'grid', gap: space[4], alignContent: 'start' });
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

export const factor = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[12],
});
export const factorTitle = style({ fontSize: text[18].size, lineHeight: text[18].line });
export const factorText = style({ color: color.muted, textWrap: 'pretty' });
