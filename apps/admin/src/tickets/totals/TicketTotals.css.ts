import { vars } from '@derrick/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, space, text } = vars;

export const totals = style({ minBlockSize: vars.height.small });

export const sum = style({
  color: color.muted,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-stale]': { opacity: 0.6 } },
});

/** Scrolls sideways if the columns do not fit. */
export const scroller = style({ overflowX: 'auto' });

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
});

export const head = style({
  padding: space[8],
  borderBlockEnd: `${vars.borderWidth} solid ${color.border}`,
  color: color.muted,
  fontSize: text[13].size,
  fontWeight: vars.weight.medium,
  textAlign: 'start',
  selectors: { '&[data-number]': { textAlign: 'end' } },
});

export const cell = style({
  padding: space[8],
  borderBlockEnd: `${vars.borderWidth} solid ${color.border}`,
  fontWeight: vars.weight.regular,
  textAlign: 'start',
  selectors: { '&[data-number]': { textAlign: 'end', whiteSpace: 'nowrap' } },
});
