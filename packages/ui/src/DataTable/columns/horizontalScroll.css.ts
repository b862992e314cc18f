import { globalStyle, type StyleRule } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { components } from '../../theme/layers.css.ts';
import * as grid from '../layout/grid.css.ts';
import * as head from './head.css.ts';
import { pinVariable } from './pins.ts';

const { color } = vars;
type Rule = NonNullable<StyleRule['@layer']>[string];

/** Selector for the inside of a frame that is narrower than its columns. */
const inScroller = '[data-status][data-overflowing]';

/** Selector for a frame in which the pinned columns would leave too little space for the scrolling columns. */
const inCrowdedScroller = `${inScroller}[data-crowded]`;

/** Styles of the grid while its columns scroll horizontally. */
const scrolling = (selector: string, rule: Rule) =>
  globalStyle(`${inScroller} ${selector}`, { '@layer': { [components]: rule } });

// The table itself does not scroll, because its header sticks to the page. Header and rows are two boxes with the same
// grid tracks, and the header follows the scroll position of the rows (horizontalScroll.ts).
scrolling(grid.table, { display: 'block', minInlineSize: 0 });
scrolling(`:is(${head.head}, ${grid.body})`, {
  display: 'block',
  scrollPaddingInline: `${grid.pinnedStart} ${grid.pinnedEnd}`,
});
scrolling(head.head, { overflowX: 'hidden' });
scrolling('tfoot', { display: 'block', overflowX: 'hidden', isolation: 'isolate' });
scrolling(grid.body, {
  overflowX: 'auto',
  // A swipe past the end must not navigate back or forward.
  overscrollBehaviorX: 'contain',
  // Pinned cells are above the other cells, but below the header.
  isolation: 'isolate',
});
scrolling('tr', {
  display: 'grid',
  gridTemplateColumns: grid.tracks,
  minInlineSize: grid.minTableWidth,
});

// The name and the menu of a row remain visible. They inherit the row's background to hide the cells that scroll below
// them. `:where` keeps the specificity as low as that of the row's own backgrounds for hover and selection.
globalStyle(`:where(${inScroller}) ${grid.row}`, {
  '@layer': { [components]: { position: 'relative', background: color.surface } },
});
const sticky: Rule = { position: 'sticky', zIndex: 1 };
const line = `${vars.borderWidth} solid ${color.border}`;
scrolling(grid.cell, { background: 'inherit' });
scrolling(`:is(${grid.selectCell}, ${head.selectHeadCell})`, { ...sticky, insetInlineStart: 0 });
globalStyle(`${inScroller}:not([data-crowded]) ${grid.pinned}`, { '@layer': { [components]: sticky } });
scrolling(grid.pinnedFirst, { ...sticky, insetInlineStart: `var(${pinVariable(0)})` });
// Only the first column is pinned here. Its width is the offset of the second start-pinned column, if there is one.
globalStyle(`${inCrowdedScroller} :is(${head.head}, ${grid.body})`, {
  '@layer': {
    [components]: {
      scrollPaddingInline: `var(${pinVariable(1)}, ${grid.pinnedStart}) ${grid.menuWidth}`,
    },
  },
});
scrolling(grid.innerStart, { borderInlineEnd: line });
scrolling(grid.innerEnd, { borderInlineStart: line });
scrolling(`:is(${grid.menuCell}, ${head.menuHeadCell})`, {
  ...sticky,
  insetInlineEnd: 0,
  borderInlineStart: line,
});

// Pinned cells would cover the row's own focus ring.
scrolling(`${grid.row}:focus-visible::after`, {
  content: '',
  position: 'absolute',
  inset: 0,
  zIndex: 2,
  pointerEvents: 'none',
  ...grid.innerRing,
});
