import { media, vars } from '@derrick/ui/tokens';
import { style } from '@vanilla-extract/css';

export const code = style({ fontFamily: vars.font.mono, fontSize: vars.text[13].size });

/** Stacked, because two badges in a row would take width from the names. */
export const status = style({
  display: 'inline-grid',
  justifyItems: 'start',
  rowGap: vars.space[2],
  // On cards they are aligned with the card's end.
  '@media': { [media.phone]: { justifyItems: 'end' } },
});
