import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';

const { color, space, text } = vars;

/** The dates and buttons in the frame of the field. */
export const group = style(layered({ flex: 1, display: 'flex', alignItems: 'stretch', minInlineSize: 0 }));

export const buttons = style(layered({ display: 'flex', flexShrink: 0 }));

export const from = style(layered({ paddingInlineEnd: space[4] }));
export const dash = style(layered({ alignSelf: 'center', color: color.muted }));
export const to = style(layered({ flex: 1, paddingInlineStart: space[4] }));

export const content = style(
  layered({ display: 'flex', gap: space[16], '@media': { [media.phone]: { flexDirection: 'column' } } }),
);

export const presets = style(
  layered({
    display: 'flex',
    flexDirection: 'column',
    gap: space[2],
    paddingInlineEnd: space[12],
    borderInlineEnd: `${vars.borderWidth} solid ${color.border}`,
    '@media': {
      [media.phone]: {
        flexDirection: 'row',
        flexWrap: 'wrap',
        paddingInlineEnd: 0,
        paddingBlockEnd: space[12],
        borderInlineEnd: 0,
        borderBlockEnd: `${vars.borderWidth} solid ${color.border}`,
      },
    },
  }),
);

export const preset = style(
  layered({
    minBlockSize: vars.height.small,
    paddingInline: space[12],
    borderRadius: vars.radius.control,
    fontSize: text[14].size,
    lineHeight: text[14].line,
    textAlign: 'start',
    whiteSpace: 'nowrap',
    WebkitTapHighlightColor: 'transparent',
    selectors: {
      '&[aria-pressed="true"]': { background: color.selected, fontWeight: vars.weight.semibold },
      '&:focus-visible': { outlineOffset: `calc(${vars.focusWidth} * -1)` },
    },
    '@media': {
      [media.hover]: { selectors: { '&:hover': { background: color.hover } } },
      [media.forcedColors]: {
        selectors: {
          '&[aria-pressed="true"]': {
            background: 'Highlight',
            color: 'HighlightText',
            forcedColorAdjust: 'none',
          },
        },
      },
    },
  }),
);
