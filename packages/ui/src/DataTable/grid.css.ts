import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { type LayeredRule, layered } from '../theme/layered.ts';
import { components } from '../theme/layers.css.ts';
import { media } from '../theme/media.ts';
import { stickyTop } from './layout.ts';

const { color, space, text, height } = vars;

/** Widths of the columns as grid tracks. The native table layout takes the same widths from its `<col>`s. */
export const tracks = createVar();
/** Sum of the columns' widths; a narrower frame makes them scroll. */
export const leastWidth = createVar();
/** Widths of the columns that stay in place at the start and at the end while the others scroll. */
export const pinnedStart = createVar();
export const pinnedEnd = createVar();
/** Heights of a card's lines. */
export const cardLineHeights = { title: space[24], subtitle: text[14].line, meta: text[13].line };
/** CSS `grid-template` of a row that is a card. */
export const cardTemplate = createVar();
const rowHeight = createVar();
/** Widths of the kit's own columns. */
export const selectWidth = height.touch;
export const menuWidth = `calc(${space[32]} + ${space[24]})`;
/** Least width of a column without a width: an avatar and the beginning of a name. In a narrower frame the columns scroll. */
export const sharedWidth = `calc(${space[64]} + ${space[48]})`;

const hairline = `${vars.borderWidth} solid ${color.border}`;

export const table = style(
  layered({
    inlineSize: '100%',
    tableLayout: 'fixed',
    // `collapse` would leave the sticky header's line behind when it leaves its place.
    borderCollapse: 'separate',
    borderSpacing: 0,
    fontSize: text[14].size,
    lineHeight: text[14].line,
    fontVariantNumeric: 'tabular-nums',
    outline: 'none',
    vars: { [rowHeight]: height.row },
    '@media': { [media.desktop]: { minInlineSize: leastWidth } },
    selectors: { '[data-density="compact"] &': { vars: { [rowHeight]: height.rowCompact } } },
  }),
);

/** Focus rings stand inside: a neighbour or the frame would cut them off. */
export const innerRing = {
  outline: `${vars.focusWidth} solid ${color.focus}`,
  outlineOffset: `calc(${vars.focusWidth} * -1)`,
} as const;

/** Cells that stay in place during horizontal scrolling; styled in horizontalScroll.css.ts. */
export const pinned = style({});
export const pinnedFirst = style({});
/** The pinned columns next to those that scroll. */
export const innerStart = style({});
export const innerEnd = style({});

export const body = style(
  layered({
    // A filter dims any colour; the rows stay readable and usable.
    selectors: { '[aria-busy="true"] > &[data-refreshing]': { filter: 'saturate(0.4) opacity(0.6)' } },
    transition: `filter ${vars.motion.popover} ${vars.motion.easeOut}`,
    '@media': { [media.reducedMotion]: { transition: 'none' } },
  }),
);

export const row = style(
  layered({
    outline: 'none',
    // Room for the sticky header when the focus scrolls a row into view.
    scrollMarginBlockStart: `calc(${height.medium} + ${stickyTop})`,
    selectors: {
      '&[aria-selected="true"]': { background: color.selected },
      '&:focus-visible': innerRing,
      '[data-opens] &': { cursor: 'pointer' },
    },
    '@media': {
      [media.hover]: { selectors: { '&:hover:not([aria-selected="true"])': { background: color.hover } } },
      [media.forcedColors]: {
        selectors: {
          '&[aria-selected="true"]': {
            outline: `${vars.borderWidth} solid Highlight`,
            outlineOffset: '-1px',
          },
        },
      },
    },
  }),
);

/** In a long table each row is laid out by itself, so that the browser may skip the ones out of sight. */
const longRow = (selector: string, rule: LayeredRule) =>
  globalStyle(`${table}[data-long] ${selector}`, { '@layer': { [components]: rule } });
longRow('tbody > tr', {
  contentVisibility: 'auto',
  containIntrinsicBlockSize: `auto ${rowHeight}`,
  // About the height of a card; when a card has been in sight its own is remembered.
  '@media': { [media.phone]: { containIntrinsicBlockSize: `auto calc(${rowHeight} * 2)` } },
});
const longColumns = (selector: string, rule: LayeredRule) =>
  longRow(selector, { '@media': { [media.desktop]: rule } });
globalStyle(`${table}[data-long]`, { '@layer': { [components]: { display: 'block' } } });
longColumns(':is(thead, tbody)', { display: 'block' });
longColumns('tr', { display: 'grid', gridTemplateColumns: tracks });

export const cell = style(
  layered({
    blockSize: rowHeight,
    paddingBlock: 0,
    paddingInline: space[12],
    borderBlockEnd: hairline,
    textAlign: 'start',
    fontWeight: vars.weight.regular,
    whiteSpace: 'nowrap',
    // Not `hidden`: hundreds of scroll containers cost more than the text in them.
    overflow: 'clip',
    textOverflow: 'ellipsis',
    alignContent: 'center',
    selectors: { '&:focus-visible': innerRing },
  }),
);
export const alignEnd = style(layered({ textAlign: 'end' }));

export const selectCell = style(layered({ padding: 0, textAlign: 'center' }));
export const menuCell = style(layered({ padding: 0, textAlign: 'center' }));

export const menuButton = style(
  layered({
    display: 'inline-grid',
    placeItems: 'center',
    verticalAlign: 'middle',
    inlineSize: height.small,
    blockSize: height.small,
    borderRadius: vars.radius.control,
    color: color.muted,
    WebkitTapHighlightColor: 'transparent',
    selectors: {
      '&[aria-expanded="true"]': { background: color.hover, color: color.text },
      '&:focus-visible': innerRing,
    },
    '@media': {
      [media.hover]: { selectors: { '&:hover': { background: color.border, color: color.text } } },
      [media.phone]: { inlineSize: height.touch, blockSize: height.touch },
    },
  }),
);

export const missing = style(layered({ color: color.faint }));

/** The name of a row that opens. */
export const rowLink = style(
  layered({
    color: 'inherit',
    textDecoration: 'none',
    borderRadius: space[2],
    selectors: {
      '&:focus-visible': {
        outline: `${vars.focusWidth} solid ${color.focus}`,
        outlineOffset: vars.borderWidth,
      },
    },
    '@media': {
      [media.hover]: {
        selectors: { [`${row}:hover &`]: { color: color.link, textDecoration: 'underline' } },
      },
    },
  }),
);

/** The checkbox of a skeleton row. */
export const skeletonBox = style(
  layered({
    display: 'inline-block',
    verticalAlign: 'middle',
    inlineSize: space[16],
    blockSize: space[16],
    borderRadius: space[4],
    background: color.border,
  }),
);
