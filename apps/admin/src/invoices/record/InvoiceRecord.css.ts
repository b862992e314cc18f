import { vars } from '@derrick/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, space, text } = vars;

/** Minimum width for document and side column. */
const beside = 'screen and (min-width: 1180px)';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[16],
  '@media': { [beside]: { gridTemplateColumns: 'minmax(0, 1fr) 20rem' } },
});

export const card = style({
  padding: space[16],
  border: `${vars.borderWidth} solid ${color.border}`,
  borderRadius: vars.radius.card,
  background: color.surface,
});

export const title = style({ fontSize: text[16].size, lineHeight: text[16].line });

export const muted = style({ fontSize: text[13].size, lineHeight: text[13].line, color: color.muted });

export const wrong = style({ fontSize: text[13].size, lineHeight: text[13].line, color: color.danger });

export const payment = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space[8],
  overflowWrap: 'anywhere',
});

export const amount = style({
  fontWeight: vars.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '[data-reversed] &': { textDecoration: 'line-through', color: color.muted } },
});

export const ticket = style({ display: 'grid', overflowWrap: 'anywhere' });

/** Two lines of the description are enough to recognize the ticket. */
export const work = style([
  muted,
  { display: '-webkit-box', WebkitLineClamp: 2, WebkitBoxOrient: 'vertical', overflow: 'hidden' },
]);

export const state = style({
  padding: space[16],
  border: `${vars.borderWidth} solid ${color.border}`,
  borderRadius: vars.radius.card,
  background: color.surface,
});

export const words = style({
  columnGap: space[12],
  rowGap: space[4],
  flex: '1 1 16rem',
  overflowWrap: 'anywhere',
});

export const reason = style([muted, { flexBasis: '100%' }]);

export const more = style({ alignSelf: 'start' });
