import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';
import { components } from '../theme/layers.css.ts';
import { media } from '../theme/media.ts';
import { ownDirection } from '../theme/ownDirection.ts';
import { stickyTop } from './layout/observeLayout.ts';

const { color, space, height } = vars;
const hairline = `${vars.borderWidth} solid ${color.border}`;

export const bars = style(layered({ display: 'grid' }));
export const bar = style(
  layered({
    gridArea: '1 / 1',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[8],
    minInlineSize: 0,
    // Height of a control plus padding, so that both bars have the same height.
    minBlockSize: `calc(${height.medium} + ${space[24]} + ${space[4]} + ${vars.borderWidth})`,
    paddingBlock: `calc(${space[12]} + ${space[2]})`,
    paddingInline: space[16],
    borderBlockEnd: hairline,
    selectors: {
      '&[data-for="selection"]': { background: color.selected },
      '&[data-covered]': { visibility: 'hidden' },
    },
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
// Wrapped actions would have different widths. In the card layout they share the width equally.
globalStyle(`${barTools} > *`, {
  '@layer': { [components]: { '@media': { [media.phone]: { flexGrow: 1 } } } },
});
export const count = style(
  layered({ ...ownDirection, fontWeight: vars.weight.semibold, fontVariantNumeric: 'tabular-nums' }),
);

/**
 * Text that is hidden on a phone for lack of space; the button beside it carries the same information. Screen readers
 * still read it.
 */
export const countOfPage = style(
  layered({
    '@media': {
      [media.phone]: {
        position: 'absolute',
        inlineSize: vars.borderWidth,
        blockSize: vars.borderWidth,
        overflow: 'hidden',
        clipPath: 'inset(50%)',
      },
    },
  }),
);

export const scroller = style(
  layered({
    position: 'relative',
    // The line of the frame or the footer covers the line of the last row.
    marginBlockEnd: `calc(${vars.borderWidth} * -1)`,
    '@media': { [media.phone]: { background: color.surface } },
  }),
);

/** Element with the width of the columns by default; see layout.ts. */
export const widthProbe = style(layered({ position: 'absolute', blockSize: 0, visibility: 'hidden' }));

const travel = keyframes({
  from: { transform: 'translateX(-100%)' },
  to: { transform: 'translateX(250%)' },
});
const travelBack = keyframes({
  from: { transform: 'translateX(100%)' },
  to: { transform: 'translateX(-250%)' },
});
/** Progress line that takes no space and sticks at the same position as the header. */
export const progress = style(
  layered({
    position: 'sticky',
    insetBlockStart: stickyTop,
    // Above the header's cells, which stick at the same position.
    zIndex: `calc(${vars.layer.sticky} + 1)`,
    blockSize: 0,
  }),
);
export const progressLine = style(
  layered({
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: `calc(${height.medium} - ${space[2]})`,
    blockSize: space[2],
    overflow: 'hidden',
    '@media': { [media.phone]: { insetBlockStart: 0 } },
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
      // With reduced motion a static full line replaces the moving line.
      [media.reducedMotion]: { inlineSize: '100%', animation: 'none' },
      [media.forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' },
    },
  }),
);

export const message = style(
  layered({
    display: 'grid',
    placeItems: 'center',
    // About the height of five rows, so that the frame does not collapse when a search has no results.
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
    position: 'relative',
    borderBlockStart: hairline,
    paddingBlock: space[12],
    paddingInline: space[16],
    background: color.surface,
  }),
);
