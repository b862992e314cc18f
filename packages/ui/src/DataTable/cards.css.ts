import { globalStyle, type StyleRule, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { components } from '../theme/layers.css.ts';
import * as grid from './grid.css.ts';
import { inCards } from './layout.ts';

const { color, space, text, height } = vars;
type Rule = NonNullable<StyleRule['@layer']>[string];

/** Styles of the grid while rows are cards: the same elements, placed differently. */
const card = (selector: string, rule: Rule) =>
  globalStyle(`${inCards} ${selector}`, { '@layer': { [components]: rule } });
const hairline = `${vars.borderWidth} solid ${color.border}`;

card(grid.table, { display: 'block' });
card(grid.body, { display: 'block' });

// Of the header cards show what can be pressed: the checkbox for all rows and the columns to sort by, if there are any.
card(grid.head, { display: 'block', position: 'static' });
card(grid.headRow, { display: 'flex', flexWrap: 'wrap', columnGap: space[16] });
card(`${grid.headRow}:has([data-action])`, {
  paddingInline: space[16],
  background: color.sunken,
  borderBlockEnd: hairline,
});
card(grid.headCell, { padding: 0, borderBlockEnd: 'none' });
card(`:is(${grid.headCell}, ${grid.sortButton})`, { blockSize: height.touch, paddingInline: 0 });
// The others name the cells of the rows for a screen reader; a keyboard may come to them.
card(`${grid.headCell}:not(${grid.selectHeadCell}, [data-sortable], :focus-visible)`, {
  position: 'absolute',
  inlineSize: vars.borderWidth,
  blockSize: vars.borderWidth,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});
card(grid.selectHeadCell, {
  display: 'flex',
  alignItems: 'center',
  gap: `calc(${space[12]} + ${space[2]})`,
  marginInlineEnd: 'auto',
});
// There is room for the name of the checkbox. A screen reader has it already.
card(`${grid.selectHeadCell}::after`, { content: 'attr(data-label) / ""' });

card(grid.row, {
  display: 'grid',
  // Lines of a fixed height: skeleton rows are as high as the rows that replace them.
  gridTemplateRows: `${space[24]} ${text[14].line} ${text[13].line}`,
  gridTemplateColumns: 'auto minmax(0, max-content) minmax(0, max-content) minmax(0, 1fr) auto auto',
  alignItems: 'center',
  rowGap: space[4],
  paddingBlock: space[12],
  paddingInline: space[16],
  borderBlockEnd: hairline,
});
card(grid.cell, { blockSize: 'auto', padding: 0, borderBlockEnd: 'none', overflowClipMargin: space[4] });

// Checkbox and menu are targets for a finger, 44 px; the visible box and dots line up with the page's padding.
const outwards = `calc((${height.touch} - ${space[16]}) / -2)`;
card(grid.selectCell, {
  display: 'grid',
  placeItems: 'center',
  alignSelf: 'stretch',
  gridArea: '1 / 1 / 4 / 2',
  inlineSize: height.touch,
  marginInlineStart: outwards,
  overflow: 'visible',
});
card(grid.menuCell, {
  display: 'grid',
  placeItems: 'center',
  alignSelf: 'stretch',
  gridArea: '1 / 6 / 4 / 7',
  inlineSize: height.touch,
  marginInlineEnd: outwards,
  overflow: 'visible',
});

/** Positions of cells on a card. The details share one line of three tracks. */
export const slot = styleVariants({
  title: {},
  subtitle: {},
  wide: {},
  meta1: {},
  meta2: {},
  meta3: {},
  status: {},
  value: {},
  line: {},
  hidden: {},
});
const details: Rule = { gridRow: 3, color: color.muted, fontSize: text[13].size, lineHeight: text[13].line };
card(slot.title, { gridArea: '1 / 2 / 2 / 5' });
card(slot.subtitle, { gridArea: '2 / 2 / 3 / 5', fontWeight: vars.weight.semibold });
// A subtitle with no value beside it.
card(slot.wide, { gridArea: '2 / 2 / 3 / 6' });
card(slot.meta1, { ...details, gridColumn: 2 });
card(slot.meta2, { ...details, gridColumn: 3 });
card(slot.meta3, { ...details, gridColumn: 4 });
card(`:is(${slot.meta2}, ${slot.meta3})::before`, { content: '"\\00a0·\\00a0" / ""' });
card(slot.status, { gridArea: '1 / 5', textAlign: 'end' });
card(slot.value, { gridArea: '2 / 5', textAlign: 'end' });
card(slot.line, { gridColumn: '2 / 6', textAlign: 'start', whiteSpace: 'normal' });
card(`${slot.line}::before`, { content: 'attr(data-header) " "', color: color.muted });
card(slot.hidden, { display: 'none' });

/** A cell of a skeleton row: without separators between the details. */
export const skeletonCell = style({});
card(skeletonCell, { textOverflow: 'clip' });
card(`${skeletonCell}::before`, { content: 'none' });

// A part of a cell that a card has no room for, such as an avatar beside its name.
card(`${grid.cell} [data-card="hidden"]`, { display: 'none' });
