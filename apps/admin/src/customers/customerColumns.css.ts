import { vars } from '@derrick/ui/tokens';
import { style } from '@vanilla-extract/css';

export const name = style({
  fontWeight: vars.weight.medium,
  // Title of the card.
  selectors: {
    ':is([data-layout="cards"], [data-layout="two-lines"]) &': { fontWeight: vars.weight.semibold },
  },
});
