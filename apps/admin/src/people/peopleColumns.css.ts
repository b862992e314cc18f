import { vars } from '@derrick/ui/tokens';
import { style } from '@vanilla-extract/css';

export const name = style({
  fontWeight: vars.weight.medium,
  // Title of the card.
  selectors: {
    ':is([data-layout="cards"], [data-layout="two-lines"]) &': { fontWeight: vars.weight.semibold },
  },
});

/** Secondary line of the card, whose default is semibold. */
export const email = style({
  selectors: { '[data-layout="cards"] &': { color: vars.color.muted, fontWeight: vars.weight.regular } },
});

/** Level above role; in one line in a card. */
export const level = style({
  display: 'grid',
  fontSize: vars.text[13].size,
  lineHeight: vars.text[13].line,
  selectors: { '[data-layout="cards"] &': { display: 'inline' } },
});

export const levelLine = style({ overflow: 'hidden', textOverflow: 'ellipsis' });

export const role = style([
  levelLine,
  {
    color: vars.color.muted,
    selectors: { '[data-layout="cards"] &::before': { content: '" · "' } },
  },
]);
