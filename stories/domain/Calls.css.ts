import { vars } from '@derrick/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, space, text } = vars;

export const summary = style({ color: color.muted });

export const code = style({
  margin: 0,
  maxBlockSize: '20rem',
  overflow: 'auto',
  padding: space[12],
  borderRadius: vars.radius.control,
  background: color.sunken,
  fontFamily: vars.font.mono,
  fontSize: text[13].size,
  lineHeight: text[13].line,
  // Code is left-to-right in every language.
  direction: 'ltr',
  textAlign: 'left',
});
