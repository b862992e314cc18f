import { vars } from '@derrick/ui/tokens';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const chart = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  paddingInline: space[20],
  paddingBlockEnd: space[20],
});

export const skeleton = style({
  flex: 1,
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'space-around',
  paddingInline: space[20],
  paddingBlockEnd: `calc(${space[20]} + ${space[24]})`,
});

/** Width of a bar. */
export const bar = style({ inlineSize: `calc(57% / 7)` });
