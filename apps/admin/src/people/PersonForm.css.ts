import { vars } from '@derrick/ui/tokens';
import { style } from '@vanilla-extract/css';

const { space, text } = vars;

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
