import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.ts';
import { components } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';
import { innerRing, selectCell } from '../layout/grid.css.ts';
import { stickyTop } from '../layout/observeLayout.ts';

const { color, space, text, height } = vars;
const hairline = `${vars.borderWidth} solid ${color.border}`;

// The group is sticky instead of its cells, because each sticky cell would be a separate layer.
export const head = style(
  layered({ position: 'sticky', insetBlockStart: stickyTop, zIndex: vars.layer.sticky }),
);
/** Styled in cards.css.ts. */
export const headRow = style({});
export const headCell = style(
  layered({
    blockSize: height.medium,
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
      '&[data-resizable]': { position: 'relative' },
      '&:focus-visible': innerRing,
    },
  }),
);
/** The row of group headers. On a button or header inside one of its columns, `aria-describedby` names the group. */
export const groupRow = style({});
globalStyle(`${groupRow} > td`, {
  '@layer': { [components]: { borderBlockEndColor: 'transparent' } },
});
export const groupCell = style(
  layered({
    // A line below the columns of each group, with a gap to the line of the next group.
    boxShadow: 'none',
    color: color.text,
  }),
);
export const selectHeadCell = style(layered({ padding: 0, textAlign: 'center' }));
/** Styled in horizontalScroll.css.ts. */
export const menuHeadCell = style({});
export const sortButton = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: space[4],
    inlineSize: '100%',
    blockSize: height.medium,
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
/** The edge of a header that the user drags to resize the column. */
export const resizer = style(
  layered({
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: 0,
    inlineSize: space[12],
    cursor: 'col-resize',
    // Dragging the edge with a finger resizes the column instead of scrolling the page.
    touchAction: 'none',
    selectors: {
      '&::after': {
        content: '',
        position: 'absolute',
        insetBlock: space[8],
        insetInlineEnd: 0,
        inlineSize: vars.borderWidth,
        background: color.control,
      },
      '&:active::after': { insetBlock: 0, inlineSize: space[2], background: color.primary },
      // Hidden until the pointer or the focus is in the header. On a touch screen a tap on a header focuses it.
      'tr:not(:hover, :focus-within) > * > &:not(:active)::after': { opacity: 0 },
    },
    '@media': {
      [media.hover]: {
        selectors: {
          '&:hover::after': { insetBlock: 0, inlineSize: space[2], background: color.primary },
        },
      },
      [media.forcedColors]: {
        selectors: { '&::after': { background: 'CanvasText', forcedColorAdjust: 'none' } },
      },
    },
  }),
);
export const sortLabel = style(layered({ overflow: 'hidden', textOverflow: 'ellipsis' }));

// An empty checkbox has no baseline for alignment.
globalStyle(`:is(${selectCell}, ${selectHeadCell}) > input`, {
  '@layer': { [components]: { verticalAlign: 'middle' } },
});
