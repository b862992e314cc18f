import { vars } from '@derrick/ui/tokens';
import { style } from '@vanilla-extract/css';

const lineBelow = `calc(${vars.text[13].line} + ${vars.space[2]} * 3)`;

/** A field with room for one line of error, most of it taken from the gap below: an error moves nothing. */
export const field = style({
  gridTemplateRows: `auto auto minmax(${lineBelow}, auto)`,
  marginBlockEnd: `calc(${vars.space[16]} * -1)`,
});

/** Room for two lines of what an attempt failed with. */
export const failure = style({
  minBlockSize: `calc(${vars.text[14].line} * 2 + ${vars.space[12]} * 2)`,
  marginBlockStart: vars.space[20],
});
