import { vars } from '@derrick/ui/tokens';
import { style } from '@vanilla-extract/css';

export const code = style({ fontFamily: vars.font.mono, fontSize: vars.text[13].size });

/** Stacked, because two badges in a row would take width from the names. */
export const status = style({
  display: 'inline-grid',
  justifyItems: 'start',
  // On cards they are aligned with the card's end.
  selectors: { ':is([data-layout="cards"], [data-layout="two-lines"]) &': { justifyItems: 'end' } },
});

export const review = style({
  paddingInlineStart: vars.space[8],
  fontSize: vars.text[12].size,
  lineHeight: vars.text[12].line,
  color: vars.color.muted,
  selectors: { '&[data-tone=danger]': { color: vars.color.danger } },
});
