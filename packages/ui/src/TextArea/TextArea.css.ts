import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';

/** Padding above the first and below the last line. */
export const padding = vars.space[8];

export const box = style(
  layered({
    display: 'grid',
    selectors: {
      '&:has(> textarea:focus-visible)': {
        outline: `${vars.focusWidth} solid ${vars.color.focus}`,
        outlineOffset: vars.focusWidth,
      },
    },
  }),
);

/** Styles shared by the textarea and its mirror, so that their lines break at the same words. */
export const text = style(
  layered({
    gridArea: '1 / 1',
    minInlineSize: 0,
    inlineSize: '100%',
    paddingBlock: padding,
    paddingInline: vars.space[12],
    fontSize: vars.text[14].size,
    lineHeight: vars.text[14].line,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    '@media': {
      // With a font below 16 px iOS zooms into the page on focus.
      [media.phone]: { fontSize: vars.text[16].size, lineHeight: vars.text[16].line },
    },
  }),
);

export const area = style(
  layered({
    appearance: 'none',
    display: 'block',
    border: 0,
    borderRadius: 'inherit',
    background: 'none',
    outline: 'none',
    resize: 'none',
    overflow: 'auto',
  }),
);

export const mirror = style(layered({ visibility: 'hidden', overflow: 'hidden', pointerEvents: 'none' }));
