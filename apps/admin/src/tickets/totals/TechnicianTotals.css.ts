import { media, vars } from '@derrick/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, space, text } = vars;

/** Scrolls sideways if the columns do not fit. */
export const scroller = style({ overflowX: 'auto' });

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  // Scrolls before it breaks a name.
  overflowWrap: 'normal',
  '@media': { [media.phone]: { fontSize: text[13].size } },
});

const narrow = { '@media': { [media.phone]: { paddingInline: space[4] } } } as const;

export const head = style({
  ...narrow,
  padding: space[8],
  borderBlockEnd: `${vars.borderWidth} solid ${color.border}`,
  color: color.muted,
  fontSize: text[13].size,
  fontWeight: vars.weight.medium,
  textAlign: 'start',
  selectors: { '&[data-number]': { textAlign: 'end' } },
});

export const cell = style({
  ...narrow,
  padding: space[8],
  borderBlockEnd: `${vars.borderWidth} solid ${color.border}`,
  fontWeight: vars.weight.regular,
  textAlign: 'start',
  selectors: { '&[data-number]': { textAlign: 'end', whiteSpace: 'nowrap' } },
});
