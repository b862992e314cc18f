import { media, shellGutter, vars } from '@derrick/ui/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

const { space } = vars;
const gap = `calc(${space[8]} + ${space[2]})`;

export const page = style({
  '@media': { [media.phone]: { gap: space[12] } },
});

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space[16],
  '@media': { [media.phone]: { gap: space[8] } },
});

/** Table of a list page: its header sticks below the top bar, and on phones it spans the full width. */
export const table = style({
  vars: { '--derrick-table-sticky-top': vars.height.topBar },
  '@media': { [media.phone]: { marginInline: `calc(-1 * ${shellGutter})` } },
});

export const toolbar = style({
  gap,
  inlineSize: '100%',
});

export const search = style({
  flex: '1 1 11rem',
  // Next to the actions if they fit in one row, else full width.
  '@media': { '(min-width: 1024px)': { maxInlineSize: '18.6rem' } },
});

export const actions = style({
  gap,
  marginInlineStart: 'auto',
  '@media': { [media.phone]: { order: -1, inlineSize: '100%', flexWrap: 'wrap' } },
});

export const create = style({
  display: 'grid',
  // Moves to its own row instead of wrapping its label.
  '@media': { [media.phone]: { flex: '1 0 auto', maxInlineSize: '100%' } },
});

export const selectionActions = style({ display: 'grid', gap: space[8], padding: space[12] });

export const thumbBar = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: vars.layer.sticky,
  display: 'grid',
  // The bar spans the window: the page's padding is cancelled.
  marginInline: `calc(-1 * ${shellGutter})`,
  marginBlockEnd: `calc(-1 * ${shellGutter})`,
  paddingBlock: `${space[12]} calc(${space[12]} + env(safe-area-inset-bottom, 0px))`,
  paddingInline: shellGutter,
  borderBlockStart: `${vars.borderWidth} solid ${vars.color.border}`,
  background: vars.color.surface,
  boxShadow: vars.shadow[2],
});

globalStyle(`${thumbBar} > *`, {
  blockSize: `calc(${vars.height.touch} + ${space[12]})`,
  fontSize: vars.text[16].size,
});

export const moreActions = style({ display: 'contents' });
globalStyle(`${moreActions} > *`, { '@media': { [media.phone]: { flex: '1 0 auto' } } });

export const chips = style({
  inlineSize: '100%',
});

export const reasons = style({ margin: 0, paddingInlineStart: space[20], listStyle: 'disc' });

export const heading = style({
  padding: 0,
  marginBlockEnd: space[8],
  fontSize: vars.text[14].size,
  lineHeight: vars.text[14].line,
  fontWeight: vars.weight.semibold,
});

export const filters = style({ display: 'grid', alignContent: 'start', gap: space[16] });

export const reset = style({ marginInlineEnd: 'auto' });

export const person = style({ display: 'inline-flex', alignItems: 'center', gap, maxInlineSize: '100%' });

export const personName = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

export const usualValue = style({ color: vars.color.muted });

/** Two lines in a row of the table; the secondary line of a card. */
export const email = style({
  selectors: {
    '[data-layout="columns"] &': {
      display: 'block',
      fontSize: vars.text[13].size,
      lineHeight: vars.text[13].line,
      whiteSpace: 'normal',
      overflowWrap: 'anywhere',
    },
    ':is([data-layout="cards"], [data-layout="two-lines"]) &': {
      color: vars.color.muted,
      fontWeight: vars.weight.regular,
    },
  },
});

export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[24],
  rowGap: space[8],
});

/** Has its size before the summary is loaded, so that the pagination does not move. */
export const summary = style({
  flex: '0 1 22rem',
  minBlockSize: vars.height.small,
  '@media': { [media.phone]: { flexBasis: '100%' } },
});

/** Moves below the summary if its full form does not fit beside it. */
export const pagination = style({
  flex: '1 1 35rem',
  minInlineSize: 0,
  '@media': { [media.phone]: { flexBasis: '100%' } },
});
