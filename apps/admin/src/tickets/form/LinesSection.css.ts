import { vars } from '@derrick/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, space, text } = vars;

export const hint = style({ color: color.muted, fontSize: text[13].size, lineHeight: text[13].line });

export const problem = style({ color: color.danger, fontSize: text[13].size, lineHeight: text[13].line });

export const total = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space[12],
  minBlockSize: vars.height.large,
  paddingBlock: space[4],
  paddingInline: space[12],
  borderRadius: vars.radius.control,
  background: color.sunken,
  color: color.muted,
});

export const amount = style({
  color: color.text,
  fontWeight: vars.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
});

export const unpriced = style({ inlineSize: '100%', textAlign: 'end' });
