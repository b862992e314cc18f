import { vars } from '@derrick/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, space, text } = vars;

export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  // The server may return only one of the two panels.
  selectors: { '&:only-child': { gridColumn: '1 / -1' } },
});

export const head = style({
  paddingBlock: `calc(${space[16]} + ${space[2]}) ${space[8]}`,
  paddingInline: space[20],
});

export const title = style({ fontSize: text[16].size, lineHeight: text[16].line });
export const aside = style({ flexShrink: 0, color: color.faint });

export const description = style({
  paddingInline: space[20],
  // Keeps the content off the text, such as the value of the highest bar.
  paddingBlockEnd: space[12],
  color: color.faint,
});

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  // Height of five customers in every state, so that nothing moves when the data loads.
  minBlockSize: `calc((${vars.height.row} + ${vars.borderWidth}) * 5)`,
});

export const message = style({ flex: 1 });
