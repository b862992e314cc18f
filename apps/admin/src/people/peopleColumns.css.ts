import { vars } from '@derrick/ui/tokens';
import { style } from '@vanilla-extract/css';

/** On a phone or tablet. */
const inCard = ':is([data-layout="cards"], [data-layout="two-lines"]) &';

export const name = style({
  fontWeight: vars.weight.medium,
  // Title of the card.
  selectors: { [inCard]: { fontWeight: vars.weight.semibold } },
});

/** Level above role; in one line in a card. */
export const level = style({
  display: 'grid',
  fontSize: vars.text[13].size,
  lineHeight: vars.text[13].line,
  selectors: { [inCard]: { display: 'inline' } },
});

export const levelLine = style({ overflow: 'hidden', textOverflow: 'ellipsis' });

export const role = style([
  levelLine,
  {
    color: vars.color.muted,
    selectors: { [`${inCard}::before`]: { content: '" · "' } },
  },
]);
