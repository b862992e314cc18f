import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';

const { color, space, text } = vars;

export const root = style(
  layered({
    display: 'flex',
    flexDirection: 'column',
    gap: space[8],
    minInlineSize: 0,
    margin: 0,
    border: 0,
    padding: 0,
  }),
);

export const heading = style(
  layered({
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: space[8],
    fontSize: text[14].size,
    lineHeight: text[14].line,
    fontWeight: vars.weight.semibold,
  }),
);

export const count = style(
  layered({ color: color.muted, fontSize: text[13].size, fontWeight: vars.weight.regular }),
);

export const buttons = style(layered({ display: 'flex', flexWrap: 'wrap', gap: space[8] }));

/** Height of an item. The list shows six and a half of them, so that the cut one shows that the list scrolls. */
const ITEM = `calc(${space[32]} + ${space[2]})`;

export const list = style(
  layered({
    listStyle: 'none',
    margin: 0,
    padding: 0,
    maxBlockSize: `calc(${ITEM} * 6.5)`,
    overflowY: 'auto',
    // Some systems hide scrollbars until the user scrolls; a styled one is always visible.
    scrollbarWidth: 'thin',
    scrollbarColor: `${color.control} transparent`,
    overscrollBehavior: 'contain',
    // Space for the focus ring of a checkbox at the edge of the scroll container.
    marginInline: `calc(-1 * ${space[4]})`,
    paddingInline: space[4],
    '@media': { [media.phone]: { maxBlockSize: `calc(${vars.height.touch} * 6.5)` } },
  }),
);

export const choice = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: `calc(${space[8]} + ${space[2]})`,
    minBlockSize: ITEM,
    fontSize: text[14].size,
    lineHeight: text[14].line,
    '@media': { [media.phone]: { minBlockSize: vars.height.touch } },
  }),
);

export const text_ = style(layered({ minInlineSize: 0, overflowWrap: 'anywhere' }));
export { text_ as text };

export const sentinel = style(layered({ blockSize: vars.borderWidth }));

export const empty = style(
  layered({ color: color.muted, fontSize: text[14].size, selectors: { '&:empty': { display: 'none' } } }),
);
