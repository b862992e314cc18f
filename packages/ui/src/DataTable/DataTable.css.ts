import {
  createVar,
  globalStyle,
  keyframes,
  type StyleRule,
  style,
  styleVariants,
} from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';
import { components } from '../theme/layers.css.ts';
import { media } from '../theme/media.ts';

const { color, space, text, height } = vars;

/** Widths of the columns as grid tracks; the table's own layout takes the same widths from its `<col>`s. */
export const tracks = createVar();
const rowHeight = createVar();
/** Both ends of a line of text, so that what stands in them has a finger's room on a phone. */
export const selectWidth = height.touch;
export const menuWidth = `calc(${space[32]} + ${space[24]})`;

const hairline = `${vars.borderWidth} solid ${color.border}`;
/** A bar above the table may stick to the top of the page: an app says here how high it is. */
const stickyTop = 'var(--derrick-table-sticky-top, 0px)';

/** Narrower than this the columns have no room left and rows become cards, whatever the window's width. */
const narrow = '(max-width: 839.98px)';
type Rule = NonNullable<StyleRule['@layer']>[string];
/** A rule for rows as cards: on phones, and in a frame too narrow for columns. */
const cards = (rule: Rule): Rule => ({ '@media': { [media.phone]: rule }, '@container': { [narrow]: rule } });

export const frame = style(
  layered({
    containerType: 'inline-size',
    position: 'relative',
    minInlineSize: 0,
    border: hairline,
    borderRadius: vars.radius.card,
    background: color.surface,
    boxShadow: vars.shadow[1],
    // Not `hidden`: that would be a scroll container, and the header would stick to it instead of to the page.
    overflow: 'clip',
    vars: { [rowHeight]: height.row },
    selectors: { '&[data-density="compact"]': { vars: { [rowHeight]: height.rowCompact } } },
    '@media': {
      // Edge to edge; the page gives its gutter back with a negative margin.
      [media.phone]: {
        borderInline: 'none',
        borderBlockStart: 'none',
        borderRadius: 0,
        boxShadow: 'none',
        background: 'transparent',
      },
    },
  }),
);

export const bar = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[8],
    // A control and the padding: both bars are as high as each other, whatever stands in them.
    minBlockSize: `calc(${height.control} + ${space[24]} + ${space[4]} + ${vars.borderWidth})`,
    paddingBlock: `calc(${space[12]} + ${space[2]})`,
    paddingInline: space[16],
    borderBlockEnd: hairline,
    selectors: { '&[data-for="selection"]': { background: color.selected } },
  }),
);
export const barTools = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    flexGrow: 1,
    alignItems: 'center',
    gap: space[8],
    minInlineSize: 0,
  }),
);
export const count = style(layered({ fontWeight: vars.weight.semibold, fontVariantNumeric: 'tabular-nums' }));

/** In place of the header's checkbox, which a card list does not show. */
export const selectAll = style(layered({ display: 'none', ...cards({ display: 'inline-flex' }) }));

export const scroller = style(
  layered({ position: 'relative', '@media': { [media.phone]: { background: color.surface } } }),
);

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
    ...cards({ display: 'block' }),
  }),
);

/** Focus rings stand inside: a neighbour or the frame would cut them off. */
const innerRing = {
  outline: `${vars.focusWidth} solid ${color.focus}`,
  outlineOffset: `calc(${vars.focusWidth} * -1)`,
} as const;

export const head = style(
  layered({
    ...cards({
      // Cards have no header to see, yet a keyboard can sort and select all: it appears with the focus.
      display: 'block',
      selectors: {
        '&:not(:focus-within)': {
          position: 'absolute',
          inlineSize: vars.borderWidth,
          blockSize: vars.borderWidth,
          overflow: 'hidden',
          clipPath: 'inset(50%)',
        },
      },
    }),
  }),
);
export const headRow = style(
  layered({
    ...cards({ display: 'flex', flexWrap: 'wrap', background: color.sunken, borderBlockEnd: hairline }),
  }),
);
export const headCell = style(
  layered({
    position: 'sticky',
    insetBlockStart: stickyTop,
    zIndex: vars.layer.sticky,
    blockSize: height.control,
    paddingBlock: 0,
    paddingInline: space[12],
    borderBlockEnd: hairline,
    background: color.sunken,
    color: color.muted,
    fontSize: text[12].size,
    lineHeight: text[12].line,
    fontWeight: vars.weight.semibold,
    textAlign: 'start',
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    alignContent: 'center',
    selectors: {
      '&[data-align="end"]': { textAlign: 'end' },
      '&[data-sortable]': { padding: 0 },
      '&:focus-visible': innerRing,
    },
    ...cards({ position: 'static', borderBlockEnd: 'none' }),
  }),
);
export const selectHeadCell = style(
  layered({ padding: 0, textAlign: 'center', ...cards({ padding: space[12] }) }),
);
export const sortButton = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: space[4],
    inlineSize: '100%',
    blockSize: height.control,
    paddingInline: space[12],
    fontWeight: 'inherit',
    selectors: {
      '[data-align="end"] > &': { flexDirection: 'row-reverse' },
      '[aria-sort="ascending"] > &, [aria-sort="descending"] > &': { color: color.text },
      '&:focus-visible': innerRing,
    },
    '@media': { [media.hover]: { selectors: { '&:hover': { color: color.text } } } },
  }),
);
export const sortLabel = style(layered({ overflow: 'hidden', textOverflow: 'ellipsis' }));

export const body = style(
  layered({
    // A filter, so that the colours below it need not be known; rows stay readable and in reach.
    selectors: { '[aria-busy="true"] > &[data-refreshing]': { filter: 'saturate(0.4) opacity(0.6)' } },
    transition: `filter ${vars.motion.popover} ${vars.motion.easeOut}`,
    '@media': { [media.phone]: { display: 'block' }, [media.reducedMotion]: { transition: 'none' } },
    '@container': { [narrow]: { display: 'block' } },
  }),
);

const card: Rule = {
  display: 'grid',
  // Lines of a fixed height: rows of the first load, which have no words yet, are as high as the ones to come.
  gridTemplateRows: `${space[24]} ${text[14].line} ${text[13].line}`,
  gridTemplateColumns: 'auto minmax(0, max-content) minmax(0, max-content) minmax(0, 1fr) auto auto',
  alignItems: 'center',
  rowGap: space[4],
  paddingBlock: space[12],
  paddingInline: space[16],
  borderBlockEnd: hairline,
};

export const row = style(
  layered({
    outline: 'none',
    // Room for the sticky header when the focus scrolls a row into view.
    scrollMarginBlockStart: `calc(${height.control} + ${stickyTop})`,
    selectors: {
      '&[aria-selected="true"]': { background: color.selected },
      '&:focus-visible': innerRing,
    },
    '@media': {
      [media.hover]: { selectors: { '&:hover:not([aria-selected="true"])': { background: color.hover } } },
      [media.phone]: card,
      [media.forcedColors]: {
        selectors: {
          '&[aria-selected="true"]': {
            outline: `${vars.borderWidth} solid Highlight`,
            outlineOffset: '-1px',
          },
        },
      },
    },
    '@container': { [narrow]: card },
  }),
);

/** From 200 rows on each row is laid out by itself, so that the browser may leave out the ones out of sight. */
const longRow = (selector: string, rule: Rule) =>
  globalStyle(`${table}[data-long] ${selector}`, { '@layer': { [components]: rule } });
longRow(`tbody > tr`, { contentVisibility: 'auto', containIntrinsicBlockSize: `auto ${rowHeight}` });
longRow(`:is(thead, tbody)`, { '@media': { [media.desktop]: { display: 'block' } } });
longRow(`:is(thead, tbody) > tr`, {
  '@media': {
    [media.desktop]: {
      '@container': {
        '(min-width: 840px)': { display: 'grid', gridTemplateColumns: tracks },
      },
    },
  },
});
globalStyle(`${table}[data-long]`, { '@layer': { [components]: { display: 'block' } } });

export const cell = style(
  layered({
    blockSize: rowHeight,
    paddingBlock: 0,
    paddingInline: space[12],
    borderBlockEnd: hairline,
    textAlign: 'start',
    fontWeight: vars.weight.regular,
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    alignContent: 'center',
    selectors: {
      '&:focus-visible': innerRing,
      // The frame, or the footer, draws the last line.
      'tr:last-child > &': { borderBlockEnd: 'none' },
    },
    ...cards({
      blockSize: 'auto',
      padding: 0,
      borderBlockEnd: 'none',
      overflow: 'clip',
      overflowClipMargin: space[4],
    }),
  }),
);
export const alignEnd = style(layered({ textAlign: 'end' }));

const details: Rule = { gridRow: 3, color: color.muted, fontSize: text[13].size, lineHeight: text[13].line };
const laterDetails: Rule = {
  ...details,
  selectors: { '&::before': { content: '"\\00a0·\\00a0" / ""' } },
};
/** Where a cell stands on a card; the details share one line, in three tracks. */
export const slot = styleVariants({
  title: layered({ ...cards({ gridArea: '1 / 2 / 2 / 5' }) }),
  subtitle: layered({ ...cards({ gridArea: '2 / 2 / 3 / 5', fontWeight: vars.weight.semibold }) }),
  meta1: layered({ ...cards({ ...details, gridColumn: 2 }) }),
  meta2: layered({ ...cards({ ...laterDetails, gridColumn: 3 }) }),
  meta3: layered({ ...cards({ ...laterDetails, gridColumn: 4 }) }),
  status: layered({ ...cards({ gridArea: '1 / 5', textAlign: 'end' }) }),
  value: layered({ ...cards({ gridArea: '2 / 5', textAlign: 'end' }) }),
  line: layered({
    ...cards({
      gridColumn: '2 / 6',
      textAlign: 'start',
      whiteSpace: 'normal',
      selectors: { '&::before': { content: 'attr(data-header) " "', color: color.muted } },
    }),
  }),
  hidden: layered({ ...cards({ display: 'none' }) }),
});

/** Cells of the kit's own, the checkbox and the menu button: as large as a finger on a card. */
const fingertip: Rule = { inlineSize: height.touch, minBlockSize: height.touch };
// The square and the dots line up with the page's gutter, their room reaches out of it.
const outwards = `calc((${height.touch} - ${space[16]}) / -2)`;
export const selectCell = style(
  layered({
    padding: 0,
    textAlign: 'center',
    ...cards({
      ...fingertip,
      display: 'grid',
      placeItems: 'center',
      alignSelf: 'stretch',
      gridArea: '1 / 1 / 4 / 2',
      marginInlineStart: outwards,
      overflow: 'visible',
    }),
  }),
);
export const menuCell = style(
  layered({
    padding: 0,
    textAlign: 'center',
    ...cards({
      ...fingertip,
      gridArea: '1 / 6 / 4 / 7',
      alignSelf: 'center',
      marginInlineEnd: outwards,
      overflow: 'visible',
    }),
  }),
);

export const menuButton = style(
  layered({
    display: 'inline-grid',
    placeItems: 'center',
    verticalAlign: 'middle',
    inlineSize: height.compact,
    blockSize: height.compact,
    borderRadius: vars.radius.control,
    color: color.muted,
    WebkitTapHighlightColor: 'transparent',
    selectors: {
      '&[aria-expanded="true"]': { background: color.hover, color: color.text },
      '&:focus-visible': innerRing,
    },
    '@media': {
      [media.hover]: { selectors: { '&:hover': { background: color.border, color: color.text } } },
      [media.phone]: fingertip,
    },
  }),
);

export const missing = style(layered({ color: color.faint }));

const travel = keyframes({
  from: { transform: 'translateX(-100%)' },
  to: { transform: 'translateX(250%)' },
});
const travelBack = keyframes({
  from: { transform: 'translateX(100%)' },
  to: { transform: 'translateX(-250%)' },
});
/** Takes no room, and sticks where the header sticks. */
export const progress = style(
  layered({
    position: 'sticky',
    insetBlockStart: stickyTop,
    // Over the header's cells, which stick to the same place.
    zIndex: `calc(${vars.layer.sticky} + 1)`,
    blockSize: 0,
  }),
);
export const progressLine = style(
  layered({
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: `calc(${height.control} - ${space[2]})`,
    blockSize: space[2],
    overflow: 'hidden',
    ...cards({ insetBlockStart: 0 }),
  }),
);
export const progressMark = style(
  layered({
    blockSize: '100%',
    inlineSize: '40%',
    background: color.primary,
    animation: `${travel} 1.2s ${vars.motion.easeOut} infinite`,
    selectors: { '&:dir(rtl)': { animationName: travelBack } },
    '@media': {
      // Nothing runs: a full line says the same.
      [media.reducedMotion]: { inlineSize: '100%', animation: 'none' },
      [media.forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' },
    },
  }),
);

export const message = style(
  layered({
    display: 'grid',
    placeItems: 'center',
    // About the height of five rows: the frame does not shrink to a line when a search finds nothing.
    minBlockSize: `calc(${height.row} * 5)`,
    padding: space[24],
  }),
);
export const failure = style(
  layered({
    display: 'grid',
    justifyItems: 'center',
    gap: space[12],
    maxInlineSize: `calc(${vars.panelWidth.expanded} * 2)`,
    textAlign: 'center',
  }),
);
export const failureIcon = style(
  layered({
    display: 'grid',
    placeItems: 'center',
    inlineSize: space[48],
    blockSize: space[48],
    borderRadius: vars.radius.tile,
    background: color.dangerFill,
    color: color.danger,
  }),
);

export const footer = style(
  layered({
    borderBlockStart: hairline,
    paddingBlock: space[12],
    paddingInline: space[16],
    '@media': { [media.phone]: { background: color.surface } },
  }),
);

/** For a part of a cell that a card has no room for, such as an avatar beside its name: `data-card="hidden"`. */
globalStyle(`${cell} [data-card="hidden"]`, { '@layer': { [components]: cards({ display: 'none' }) } });

// An empty box has no baseline to stand on.
globalStyle(`:is(${selectCell}, ${selectHeadCell}) > input`, {
  '@layer': { [components]: { verticalAlign: 'middle' } },
});

/** The checkbox of a row that is not there yet. */
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
export const skeletonCell = style(
  layered({ textOverflow: 'clip', selectors: { '&&::before': { content: 'none' } } }),
);
