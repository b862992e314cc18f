import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';

const { color, space, text } = vars;

/** The frame of a field that holds parts of a date; around it when one of them has the focus. */
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

/** The parts of one date, in the order of the locale. */
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
    // A date from left to right stands where the page begins its lines.
    selectors: { ':dir(rtl) > &[dir="ltr"]': { justifyContent: 'end' } },
    '@media': {
      // With a font below 16 px iOS zooms into the page on focus.
      [media.phone]: { fontSize: text[16].size, lineHeight: text[16].line },
    },
  }),
);

export const part = style(
  layered({
    // A day of one digit is a target for a finger, too.
    minInlineSize: space[24],
    paddingInline: space[2],
    borderRadius: space[4],
    textAlign: 'end',
    outline: 'none',
    caretColor: 'transparent',
    selectors: {
      '&[data-type="literal"]': { minInlineSize: 0, paddingInline: 0, color: color.muted },
      '&[data-placeholder]': { color: color.faint },
      '&[data-focused]': { background: color.primary, color: color.onPrimary },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&[data-focused]': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
        },
      },
    },
  }),
);
