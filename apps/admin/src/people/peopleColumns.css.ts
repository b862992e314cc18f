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
});

/** On a phone's card the second line is the bold one; here the first line names the card. */
export const email = style({ fontWeight: vars.weight.regular });
