import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.ts';
import { media } from '../../theme/media.ts';

const { color } = vars;
const hairline = `${vars.borderWidth} solid ${color.border}`;

/** The frame around bars, rows and footer. Its `data-*` attributes select the styles of cards and of scrolling columns. */
export const frame = style(
  layered({
    position: 'relative',
    minInlineSize: 0,
    border: hairline,
    borderRadius: vars.radius.card,
    background: color.surface,
    boxShadow: vars.shadow[1],
    // `hidden` would make this a scroll container, and the header would stick to it instead of to the page.
    overflow: 'clip',
    '@media': {
      // On a phone the table spans the full width; the page cancels its padding with a negative margin.
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
