import { vars } from '@derrick/ui/tokens';
import { style } from '@vanilla-extract/css';

export const name = style({
  fontWeight: vars.weight.medium,
  // Title of the card.
  selectors: { '[data-layout="cards"] &': { fontWeight: vars.weight.semibold } },
});
