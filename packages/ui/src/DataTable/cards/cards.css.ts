import { globalStyle, type StyleRule, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { components } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';
import * as head from '../columns/head.css.ts';
import { frame } from '../layout/frame.css.ts';
import * as grid from '../layout/grid.css.ts';
import { type CardArea, cardAreas } from './cardLayout.ts';

const { color, space, text, height } = vars;
type Rule = Omit<NonNullable<StyleRule['@layer']>[string], '@media'>;

/** Styles of the grid while rows are two-line rows, on a tablet whose frame is narrower than the columns. */
const twoLines = (selector: string, rule: Rule) =>
  globalStyle(`${frame}[data-layout="two-lines"] ${selector}`, {
    '@layer': { [components]: { '@media': { [media.tablet]: rule } } },
  });
const phoneCard = (selector: string, rule: Rule) =>
  globalStyle(`${frame} ${selector}`, { '@layer': { [components]: { '@media': { [media.phone]: rule } } } });
/** Styles of the grid while rows are cards. The elements are the same, only their positions change. */
const card = (selector: string, rule: Rule) => {
  phoneCard(selector, rule);
  twoLines(selector, rule);
};
const hairline = `${vars.borderWidth} solid ${color.border}`;

card(grid.table, { display: 'block' });
twoLines(grid.table, { minInlineSize: 0 });
card(grid.body, { display: 'block' });

// In the card layout the header shows only its controls: the checkbox for all rows and the sortable columns, if any.
card(head.head, { display: 'block', position: 'static' });
card(head.groupRow, { display: 'none' });
card(head.headRow, { display: 'flex', flexWrap: 'wrap', columnGap: space[16] });
card(`${head.headRow}:has([data-action])`, {
  paddingInline: space[16],
  background: color.sunken,
  borderBlockEnd: hairline,
});
card(head.headCell, { padding: 0, borderBlockEnd: 'none' });
card(`:is(${head.headCell}, ${head.sortButton})`, { blockSize: height.touch, paddingInline: 0 });
card(`[data-align="end"] > ${head.sortButton}`, { flexDirection: 'row' });
card(head.resizer, { display: 'none' });
// The other headers are visually hidden. They name the cells for screen readers, and the keyboard can focus them.
card(`${head.headCell}:not(${head.selectHeadCell}, [data-sortable], :focus-visible)`, {
  position: 'absolute',
  inlineSize: vars.borderWidth,
  blockSize: vars.borderWidth,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});
card(head.selectHeadCell, {
  display: 'flex',
  alignItems: 'center',
  gap: `calc(${space[12]} + ${space[2]})`,
  marginInlineEnd: 'auto',
});
// Shows the name of the checkbox, which screen readers already know.
card(`${head.selectHeadCell}::after`, { content: 'attr(data-label) / ""' });

card(grid.row, {
  display: 'grid',
  alignItems: 'center',
  rowGap: space[4],
  paddingBlock: space[12],
  paddingInline: space[16],
  borderBlockEnd: hairline,
});
phoneCard(grid.row, { gridTemplate: grid.cardTemplate });
twoLines(grid.row, { gridTemplate: grid.twoLineTemplate });
card(grid.cell, { blockSize: 'auto', padding: 0, borderBlockEnd: 'none', overflowClipMargin: space[4] });

// Instead of a gap between the tracks, which would indent rows without a checkbox.
twoLines(`${grid.cell}:not(${grid.selectCell}, ${grid.menuCell})`, { paddingInlineEnd: space[12] });

// Checkbox and menu are 44 px touch targets. The visible box and dots align with the page's padding.
const outwards = `calc((${height.touch} - ${space[16]}) / -2)`;
card(grid.selectCell, {
  display: 'grid',
  placeItems: 'center',
  alignSelf: 'stretch',
  gridArea: 'select',
  inlineSize: height.touch,
  marginInlineStart: outwards,
  overflow: 'visible',
});
card(grid.menuCell, {
  display: 'grid',
  placeItems: 'center',
  alignSelf: 'stretch',
  gridArea: 'menu',
  inlineSize: height.touch,
  marginInlineEnd: outwards,
  overflow: 'visible',
});

/** Class names of the positions on a card. `cardTemplate` defines where the areas are. */
export const place = styleVariants({
  title: {},
  subtitle: {},
  badge1: {},
  badge2: {},
  meta1: {},
  meta2: {},
  meta3: {},
  meta4: {},
  line: {},
  hidden: {},
} satisfies Record<CardArea, object>);
for (const area of cardAreas) card(place[area], { gridArea: area });
const { badge1, badge2, meta1, meta2, meta3, meta4 } = place;
card(place.subtitle, { fontWeight: vars.weight.semibold });
card(`:is(${badge1}, ${badge2})`, { textAlign: 'end' });
card(`:is(${meta1}, ${meta2}, ${meta3}, ${meta4})`, {
  // Applies also to end-aligned columns: the details of a card read as one line.
  textAlign: 'start',
  color: color.muted,
  fontSize: text[13].size,
  lineHeight: text[13].line,
});
phoneCard(`:is(${meta2}, ${meta4})::before`, { content: '"\\00a0·\\00a0" / ""' });
card(place.line, { gridColumn: '2 / -2', textAlign: 'start', whiteSpace: 'normal' });
card(`${place.line}::before`, { content: 'attr(data-header) " "', color: color.muted });
phoneCard(place.hidden, { display: 'none' });
// A detail that cards leave out is not obvious without its header.
twoLines(`${place.hidden}::before`, { content: 'attr(data-header) ": "' });

/** A cell of a skeleton row, without separators between the details. */
export const skeletonCell = style({});
card(skeletonCell, { textOverflow: 'clip' });
card(`${skeletonCell}::before`, { content: 'none' });

// A part of a cell that is left out on cards, such as an avatar beside a name.
card(`${grid.cell} [data-card="hidden"]`, { display: 'none' });
