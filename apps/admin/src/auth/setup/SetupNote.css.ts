import { vars } from '@derrick/ui/tokens';
import { style } from '@vanilla-extract/css';

export const note = style({
  marginBlockStart: vars.space[24],
  paddingBlock: vars.space[12],
  paddingInline: vars.space[16],
  border: `${vars.borderWidth} solid ${vars.color.border}`,
  borderRadius: vars.radius.tile,
  background: vars.color.sunken,
  fontSize: vars.text[13].size,
  lineHeight: vars.text[13].line,
});

export const accounts = style({ display: 'grid', gap: vars.space[8] });

export const account = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[12],
  overflowWrap: 'anywhere',
});

export const email = style({ display: 'block', color: vars.color.muted });
