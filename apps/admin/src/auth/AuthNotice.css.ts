import { vars } from '@derrick/ui/tokens';
import { style, styleVariants } from '@vanilla-extract/css';

const { color } = vars;

const base = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.space[48],
  blockSize: vars.space[48],
  marginBlockEnd: vars.space[20],
  border: `${vars.borderWidth} solid transparent`,
  borderRadius: vars.radius.card,
});

export const tile = styleVariants({
  info: [base, { background: color.selected, color: color.primary }],
  warning: [base, { background: color.warningFill, color: color.warning }],
  danger: [base, { background: color.dangerFill, color: color.danger }],
});

export const body = style({
  marginBlockStart: vars.space[16],
  color: color.muted,
});
