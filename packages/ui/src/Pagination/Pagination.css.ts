import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { ownDirection } from '../theme/ownDirection.ts';

const { color, space, text, height } = vars;
/** Minimum container width for all page numbers and the sentence. */
const wide = '(min-width: 560px)';

export const root = style(
  layered({
    containerType: 'inline-size',
    fontSize: text[14].size,
    lineHeight: text[14].line,
    fontVariantNumeric: 'tabular-nums',
    color: color.muted,
  }),
);
export const line = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space[8],
    justifyContent: 'end',
    rowGap: space[8],
    '@container': { [wide]: { columnGap: space[32] } },
  }),
);
export const showing = style(layered({ flexGrow: 1 }));
export const figure = style(layered({ color: color.text, fontWeight: vars.weight.semibold }));

export const list = style(layered({ display: 'flex', alignItems: 'center', gap: space[4] }));

/**
 * Comfortable and compact parts, chosen by `density` or the width. The selectors name `root`, because a surrounding table
 * also has `data-density`.
 */
export const full = style(
  layered({
    display: 'none',
    selectors: { [`${root}[data-density="comfortable"] &`]: { display: 'flex' } },
    '@container': { [wide]: { selectors: { [`${root}[data-density="auto"] &`]: { display: 'flex' } } } },
  }),
);
export const compact = style(
  layered({
    ...ownDirection,
    display: 'block',
    selectors: { [`${root}[data-density="comfortable"] &`]: { display: 'none' } },
    '@container': { [wide]: { selectors: { [`${root}[data-density="auto"] &`]: { display: 'none' } } } },
  }),
);
export const position = style(
  layered({ minInlineSize: space[48], textAlign: 'center', color: color.text, whiteSpace: 'nowrap' }),
);

export const page = style(
  layered({
    display: 'grid',
    placeItems: 'center',
    minInlineSize: height.small,
    blockSize: height.small,
    paddingInline: space[4],
    borderRadius: vars.radius.control,
    fontWeight: vars.weight.semibold,
    color: color.muted,
    WebkitTapHighlightColor: 'transparent',
    selectors: {
      '&[aria-current="page"]': { background: color.primary, color: color.onPrimary },
      '&[aria-disabled="true"]': { color: color.faint, opacity: 0.5 },
    },
    '@media': {
      [media.hover]: {
        selectors: {
          '&:hover:not([aria-current], [aria-disabled="true"])': {
            background: color.hover,
            color: color.text,
          },
        },
      },
      [media.forcedColors]: {
        selectors: {
          '&[aria-current="page"]': {
            background: 'Highlight',
            color: 'HighlightText',
            forcedColorAdjust: 'none',
          },
          '&[aria-disabled="true"]': { color: 'GrayText', opacity: 1 },
        },
      },
    },
  }),
);
export const gap = style(
  layered({ minInlineSize: height.small, textAlign: 'center', fontWeight: vars.weight.semibold }),
);
/** Arrows follow the text direction. */
export const arrow = style(layered({ selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } } }));
