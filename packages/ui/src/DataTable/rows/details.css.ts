import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { type LayeredRule, layered } from '../../theme/layered.ts';
import { components } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';
import { frame } from '../layout/frame.css.ts';
import { cardLineHeights, innerRing } from '../layout/grid.css.ts';

const { color, space, height } = vars;

/** The button and the content of the cell that names a row. */
export const head = style(layered({ display: 'flex', alignItems: 'center', minInlineSize: 0 }));
export const name = style(layered({ minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis' }));

export const button = style(
  layered({
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: height.small,
    blockSize: height.small,
    marginInlineStart: `calc(${space[8]} * -1)`,
    borderRadius: vars.radius.control,
    color: color.muted,
    selectors: { '&:focus-visible': innerRing },
    '@media': {
      [media.hover]: { selectors: { '&:hover': { background: color.border, color: color.text } } },
      [media.touch]: { inlineSize: height.touch, blockSize: height.touch },
    },
  }),
);
// The arrow points along the line of text, and down while the details are open.
globalStyle(`${button}:dir(rtl):not([aria-expanded="true"]) > svg`, {
  '@layer': { [components]: { transform: 'scaleX(-1)' } },
});
globalStyle(`${button}[aria-expanded="true"] > svg`, {
  '@layer': { [components]: { transform: 'rotate(90deg)' } },
});

/** The cell with the details. The row is a grid, in which this cell has a line of its own. */
export const cell = style(
  layered({
    gridColumn: '1 / -1',
    padding: space[16],
    borderBlockEnd: `${vars.borderWidth} solid ${color.border}`,
    background: color.sunken,
    cursor: 'auto',
    selectors: { '&:focus-visible': innerRing },
  }),
);
/** Stays in view while the columns scroll. */
export const content = style(
  layered({
    position: 'sticky',
    insetInlineStart: space[16],
    inlineSize: 'fit-content',
    maxInlineSize: '100%',
  }),
);

/** Styles while rows are cards or two-line rows. */
const card = (selector: string, rule: LayeredRule) => {
  globalStyle(`${frame} ${selector}`, { '@layer': { [components]: { '@media': { [media.phone]: rule } } } });
  globalStyle(`${frame}[data-layout="two-lines"] ${selector}`, {
    '@layer': { [components]: { '@media': { [media.tablet]: rule } } },
  });
};
card(cell, { marginBlockStart: space[8] });
// As high as the line of the title, so that its background and focus ring do not cover the line below.
card(button, { position: 'relative', blockSize: cardLineHeights.title });
card(`:has(> ${head})`, { overflow: 'visible' });
// The touch target is higher than the visible button.
card(`${button}::before`, {
  content: '',
  position: 'absolute',
  insetBlock: `calc((${cardLineHeights.title} - ${height.touch}) / 2)`,
  insetInline: 0,
});
