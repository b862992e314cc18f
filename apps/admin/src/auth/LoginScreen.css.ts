import { vars } from '@derrick/ui/tokens';
import { style } from '@vanilla-extract/css';

const lineBelow = `calc(${vars.text[13].line} + ${vars.space[2]} * 3)`;

/** Field that reserves one line for its error, mostly from the gap below, so that an error does not move the layout. */
export const field = style({
  gridTemplateRows: `auto auto minmax(${lineBelow}, auto)`,
  marginBlockEnd: `calc(${vars.space[16]} * -1)`,
});

/** Reserves two lines for an error message. */
export const failure = style({
  minBlockSize: `calc(${vars.text[14].line} * 2 + ${vars.space[12]} * 2)`,
  marginBlockStart: vars.space[20],
});
