import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { ownDirection } from '../theme/ownDirection.ts';

const { color, space, text } = vars;

export const list = style(layered({ display: 'grid' }));

export const line = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: space[4],
    minBlockSize: `calc(${space[32]} + ${space[4]})`,
    borderRadius: vars.radius.control,
    selectors: { '&[data-dragged]': { background: color.selected } },
    '@media': {
      [media.forcedColors]: {
        selectors: { '&[data-dragged]': { outline: `${vars.borderWidth} solid Highlight` } },
      },
    },
  }),
);

export const nameCell = style(
  layered({ flex: 1, minInlineSize: 0, display: 'flex', alignItems: 'center', gap: space[4] }),
);

export const grip = style(
  layered({
    display: 'grid',
    placeItems: 'center',
    inlineSize: space[24],
    blockSize: space[32],
    color: color.muted,
    cursor: 'grab',
    // Dragging the grip with a finger moves the column instead of scrolling the list.
    touchAction: 'none',
    selectors: { '[data-dragged] > &': { cursor: 'grabbing' } },
  }),
);

export const name = style(
  layered({
    flex: 1,
    minInlineSize: 0,
    display: 'flex',
    alignItems: 'center',
    gap: `calc(${space[8]} + ${space[2]})`,
    fontSize: text[14].size,
    lineHeight: text[14].line,
  }),
);

/** The checkbox of the column that is always shown. */
export const box = style(layered({ selectors: { '&[aria-disabled="true"]': { opacity: 0.55 } } }));

export const note = style(
  layered({
    display: 'block',
    color: color.muted,
    fontSize: text[12].size,
    lineHeight: text[12].line,
  }),
);

export const hint = style(
  layered({
    ...ownDirection,
    marginBlockEnd: space[8],
    color: color.muted,
    fontSize: text[12].size,
    lineHeight: text[12].line,
    // Without a keyboard only the grip and the menu move a column.
    '@media': { [media.touch]: { display: 'none' } },
  }),
);

export const density = style(
  layered({
    marginBlockStart: space[16],
    borderBlockStart: `${vars.borderWidth} solid ${color.border}`,
    paddingBlockStart: space[16],
  }),
);

export const reset = style(layered({ marginInlineEnd: 'auto' }));
