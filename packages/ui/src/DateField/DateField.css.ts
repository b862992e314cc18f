import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';

const { color, space, text } = vars;

/** The frame of a date field, with a focus ring while a part of the date has focus. */
export const box = style(
  layered({
    selectors: {
      '&:has([role="spinbutton"]:focus)': {
        outline: `${vars.focusWidth} solid ${color.focus}`,
        outlineOffset: vars.focusWidth,
      },
    },
  }),
);

/** The parts of a date, in the order of the locale. */
export const parts = style(
  layered({
    display: 'flex',
    flexWrap: 'nowrap',
    alignItems: 'center',
    minInlineSize: 0,
    paddingInline: space[12],
    overflow: 'hidden',
    whiteSpace: 'pre',
    fontSize: text[14].size,
    lineHeight: text[14].line,
    fontVariantNumeric: 'tabular-nums',
    unicodeBidi: 'isolate',
    // In a right-to-left page, a left-to-right date is aligned to the right, where lines start.
    selectors: { ':dir(rtl) > &[dir="ltr"]': { justifyContent: 'end' } },
    '@media': {
      // With a font below 16 px iOS zooms into the page on focus.
      [media.phone]: { fontSize: text[16].size, lineHeight: text[16].line },
    },
  }),
);

/** Parts that fill the frame, so that buttons are at its end. */
export const fill = style(layered({ flex: 1 }));

export const part = style(
  layered({
    // Makes a one-digit day wide enough as a touch target.
    minInlineSize: space[24],
    paddingInline: space[2],
    borderRadius: space[4],
    textAlign: 'end',
    outline: 'none',
    caretColor: 'transparent',
    selectors: {
      '&[data-type="literal"]': { minInlineSize: 0, paddingInline: 0, color: color.muted },
      '&[data-placeholder]': { color: color.faint },
      '&:focus': { background: color.primary, color: color.onPrimary },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&:focus': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
        },
      },
    },
  }),
);
