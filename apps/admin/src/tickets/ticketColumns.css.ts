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

/** As strong as the badge above, without a second background, for which the rows have no room. */
export const review = style({
  display: 'inline-flex',
  alignItems: 'center',
  columnGap: vars.space[4],
  paddingInlineStart: vars.space[8],
  fontSize: vars.text[12].size,
  lineHeight: vars.text[12].line,
  fontWeight: vars.weight.semibold,
  color: vars.color.muted,
  selectors: {
    '&::before': {
      content: '',
      inlineSize: `calc(${vars.space[2]} * 3)`,
      blockSize: `calc(${vars.space[2]} * 3)`,
      borderRadius: vars.radius.full,
      background: 'currentColor',
    },
    '&[data-tone=danger]': { color: vars.color.danger },
    '&[data-tone=info]': { color: vars.color.info },
    '&[data-tone=success]': { color: vars.color.success },
  },
});
