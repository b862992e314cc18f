import { globalStyle, type StyleRule } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { components } from '../theme/layers.css.ts';
import * as grid from './grid.css.ts';

const { color } = vars;
type Rule = NonNullable<StyleRule['@layer']>[string];

/** Inside of a frame that is too narrow for the widths that its columns were given. */
const inScroller = '[data-layout="columns"][data-overflowing]';

/** What the parts of the grid become when its columns scroll sideways. */
const sideways = (selector: string, rule: Rule) =>
  globalStyle(`${inScroller} ${selector}`, { '@layer': { [components]: rule } });

// The table itself does not scroll: the header sticks to what scrolls the page. Head and rows are two boxes, one of which
// follows the other, and so have no columns in common but the same tracks.
sideways(grid.table, { display: 'block', minInlineSize: 0 });
sideways(`:is(${grid.head}, ${grid.body})`, {
  display: 'block',
  scrollPaddingInline: `${grid.pinnedWidth} ${grid.menuWidth}`,
});
sideways(grid.head, { overflowX: 'hidden' });
sideways(grid.body, {
  overflowX: 'auto',
  // A swipe past the end does not leave the page.
  overscrollBehaviorX: 'contain',
  // Pinned cells stand over the other cells, not over the header.
  isolation: 'isolate',
});
sideways('tr', {
  display: 'grid',
  gridTemplateColumns: grid.tracks,
  minInlineSize: grid.leastWidth,
});

// What a row is called and its menu stay in sight. They take the row's background, which has to hide what passes below:
// with as little weight as the row's own, which says when it is under the pointer or selected.
globalStyle(`:where(${inScroller}) ${grid.row}`, {
  '@layer': { [components]: { position: 'relative', background: color.surface } },
});
const pinned: Rule = { position: 'sticky', insetInlineStart: 0, zIndex: 1 };
sideways('tr > :first-child', pinned);
sideways('[aria-multiselectable] tr > :nth-child(2)', { ...pinned, insetInlineStart: grid.selectWidth });
sideways('tr > td', { background: 'inherit' });
const line = `${vars.borderWidth} solid ${color.border}`;
sideways(
  ':is([aria-multiselectable] tr > :nth-child(2), table:not([aria-multiselectable]) tr > :first-child)',
  {
    borderInlineEnd: line,
  },
);
sideways(`tr > :is(${grid.menuCell}, ${grid.menuHeadCell})`, {
  ...pinned,
  insetInline: 'auto 0',
  borderInlineStart: line,
});

// Pinned cells would cover the row's own ring.
sideways(`${grid.row}:focus-visible::after`, {
  content: '',
  position: 'absolute',
  inset: 0,
  zIndex: 2,
  pointerEvents: 'none',
  ...grid.innerRing,
});
