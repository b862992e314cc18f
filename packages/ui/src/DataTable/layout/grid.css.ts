import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { type LayeredRule, layered } from '../../theme/layered.ts';
import { components } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';
import { stickyTop } from './observeLayout.ts';

const { color, space, text, height } = vars;

/** Column widths as grid tracks. The native table layout uses the same widths through its `<col>` elements. */
export const tracks = createVar();
/** Sum of the column widths. In a narrower frame the columns scroll. */
export const minTableWidth = createVar();
/** Total widths of the columns pinned to the start and to the end. */
export const pinnedStart = createVar();
export const pinnedEnd = createVar();
export const cardLineHeights = { title: space[24], subtitle: text[14].line, meta: text[13].line };
/** CSS `grid-template` of a row that is a card. */
export const cardTemplate = createVar();
/** CSS `grid-template` of a row with two lines. */
export const twoLineTemplate = createVar();
const rowHeight = createVar();
/** Widths of the kit's own columns. */
export const selectWidth = height.touch;
export const menuWidth = `calc(${space[32]} + ${space[24]})`;
/**
 * Minimum width of a column without a `width`: an avatar and the start of a name. In a narrower frame the columns scroll.
 */
export const sharedWidth = `calc(${space[64]} + ${space[48]})`;

const hairline = `${vars.borderWidth} solid ${color.border}`;

export const table = style(
  layered({
    inlineSize: '100%',
    tableLayout: 'fixed',
    // With `collapse` the sticky header would lose its line while it is stuck.
    borderCollapse: 'separate',
    borderSpacing: 0,
    fontSize: text[14].size,
    lineHeight: text[14].line,
    fontVariantNumeric: 'tabular-nums',
    outline: 'none',
    vars: { [rowHeight]: height.row },
    '@media': { [media.desktop]: { minInlineSize: minTableWidth } },
    selectors: { '[data-density="compact"] &': { vars: { [rowHeight]: height.rowCompact } } },
  }),
);

/** The focus ring is drawn inside the cell, because a neighboring cell or the frame would clip it. */
export const innerRing = {
  outline: `${vars.focusWidth} solid ${color.focus}`,
  outlineOffset: `calc(${vars.focusWidth} * -1)`,
} as const;

/** Cells that stay in place during horizontal scrolling. Styled in horizontalScroll.css.ts. */
export const pinned = style({});
export const pinnedFirst = style({});
/** The pinned columns next to the scrolling columns. */
export const innerStart = style({});
export const innerEnd = style({});

export const body = style(
  layered({
    // A filter dims any color. The rows remain readable and usable.
    selectors: { '[aria-busy="true"] > &[data-refreshing]': { filter: 'saturate(0.4) opacity(0.6)' } },
    transition: `filter ${vars.motion.popover} ${vars.motion.easeOut}`,
    '@media': { [media.reducedMotion]: { transition: 'none' } },
  }),
);

export const row = style(
  layered({
    outline: 'none',
    // Leaves space for the sticky header when focus scrolls a row into view.
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

/**
 * Styles of rows in a long table. Each row is laid out separately, so that the browser can skip rows outside the
 * viewport.
 */
const longRow = (selector: string, rule: LayeredRule) =>
  globalStyle(`${table}[data-long] ${selector}`, { '@layer': { [components]: rule } });
longRow('tbody > tr', {
  contentVisibility: 'auto',
  containIntrinsicBlockSize: `auto ${rowHeight}`,
  // About the height of a card. Once a card was visible, the browser remembers its real height.
  '@media': { [media.phone]: { containIntrinsicBlockSize: `auto calc(${rowHeight} * 2)` } },
});
const longColumns = (selector: string, rule: LayeredRule) =>
  longRow(selector, { '@media': { [media.desktop]: rule } });
globalStyle(`${table}[data-long]`, { '@layer': { [components]: { display: 'block' } } });
longColumns(':is(thead, tbody, tfoot)', { display: 'block' });
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
    // `hidden` would create hundreds of scroll containers, which cost more than the text in them.
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

/** The value of a cell that can be edited. The button is as large as the cell. */
export const editButton = style(
  layered({
    display: 'block',
    inlineSize: `calc(100% + ${space[8]} * 2)`,
    minBlockSize: height.small,
    marginInline: `calc(${space[8]} * -1)`,
    paddingInline: `calc(${space[8]} - ${vars.borderWidth})`,
    border: `${vars.borderWidth} solid transparent`,
    borderRadius: vars.radius.control,
    font: 'inherit',
    textAlign: 'inherit',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    cursor: 'text',
    selectors: { '&:focus-visible': innerRing },
    '@media': {
      [media.hover]: {
        selectors: { '&:hover': { borderColor: color.control, background: color.surface } },
      },
      // Without hover only this line shows that the value can be edited.
      [media.touch]: { textDecoration: 'underline dotted', textUnderlineOffset: space[4] },
      // The lines of a card are lower than a button.
      [media.phone]: {
        minBlockSize: 0,
        inlineSize: 'auto',
        marginInline: 0,
        paddingInline: 0,
        border: 'none',
      },
    },
  }),
);

export const missing = style(layered({ color: color.faint }));

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
