import { media, vars } from '@derrick/ui/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

/** Page width from which four cards, each with trend and today's amount in one line, fit in a row. */
const FOUR_IN_A_ROW = '(min-width: 928px)';

export const section = style({ display: 'grid' });

/** Stacks the cards and their replacement in one grid cell, so that both have the same size. */
const place = { gridArea: '1 / 1' } as const;

export const cards = style({
  ...place,
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[16],
  '@media': { [media.phone]: { gap: vars.space[8] } },
  '@container': {
    // Three columns if amounts are hidden.
    [FOUR_IN_A_ROW]: {
      gridTemplateColumns: 'none',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
    },
  },
});

/** The last of three cards fills its line. */
globalStyle(`${cards} > :last-child:nth-child(odd)`, {
  gridColumn: '1 / -1',
  '@container': { [FOUR_IN_A_ROW]: { gridColumn: 'auto' } },
});

export const hidden = style({ visibility: 'hidden' });

/** Centered over the empty cards. */
export const loading = style({
  ...place,
  placeSelf: 'center',
  // Above the cards, which are positioned.
  position: 'relative',
  paddingBlock: vars.space[8],
  paddingInline: vars.space[16],
  border: `${vars.borderWidth} solid ${vars.color.border}`,
  borderRadius: vars.radius.full,
  background: vars.color.surface,
  color: vars.color.muted,
  fontSize: vars.text[13].size,
  lineHeight: vars.text[13].line,
});

export const instead = style({
  ...place,
  display: 'grid',
  placeItems: 'center',
  border: `${vars.borderWidth} solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
});

export const nothing = style({ color: vars.color.muted });
