import { vars } from '@derrick/ui/tokens';
import { style } from '@vanilla-extract/css';

export const list = style({ display: 'grid', gap: vars.space[4], margin: 0, padding: 0, listStyle: 'none' });

export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  minBlockSize: `calc(${vars.space[32]} + ${vars.space[4]})`,
});

export const name = style({
  flex: 1,
  minInlineSize: 0,
  display: 'flex',
  alignItems: 'center',
  gap: `calc(${vars.space[8]} + ${vars.space[2]})`,
  fontSize: vars.text[14].size,
  lineHeight: vars.text[14].line,
});

export const note = style({
  display: 'block',
  color: vars.color.muted,
  fontSize: vars.text[12].size,
  lineHeight: vars.text[12].line,
});

export const width = style({ flex: 'none' });

export const move = style({ selectors: { '&[aria-disabled="true"]': { opacity: 0.4 } } });

export const density = style({
  marginBlockStart: vars.space[16],
  borderBlockStart: `${vars.borderWidth} solid ${vars.color.border}`,
  paddingBlockStart: vars.space[16],
});

export const reset = style({ marginInlineEnd: 'auto' });
