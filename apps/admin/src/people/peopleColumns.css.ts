import { vars } from '@derrick/ui/tokens';
import { style } from '@vanilla-extract/css';

export const person = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: `calc(${vars.space[8]} + ${vars.space[2]})`,
  maxInlineSize: '100%',
});

export const name = style({
  overflow: 'hidden',
  fontWeight: vars.weight.medium,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  // The one line that names the card.
  selectors: { '[data-layout="cards"] &': { fontWeight: vars.weight.semibold } },
});
