import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';

const { color, space, text } = vars;

export const root = style(
  layered({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    minInlineSize: 0,
    border: `${vars.borderWidth} solid ${color.border}`,
    background: color.surface,
    boxShadow: vars.shadow[1],
    selectors: {
      '&:has(a:hover)': { borderColor: color.control },
      // The link covers the card, so the card shows its focus ring.
      '&:has(a:focus-visible)': {
        outline: `${vars.focusWidth} solid ${color.focus}`,
        outlineOffset: vars.focusWidth,
      },
    },
  }),
);

export const density = styleVariants({
  comfortable: layered({
    gap: space[8],
    paddingBlock: space[16],
    paddingInline: `calc(${space[16]} + ${space[2]})`,
    borderRadius: vars.radius.card,
  }),
  compact: layered({ gap: space[4], padding: space[12], borderRadius: vars.radius.tile }),
});

export const label = style(
  layered({
    display: 'flex',
    // Aligns the numbers of cards in a row, even if one label has two lines.
    flexGrow: 1,
    alignItems: 'start',
    gap: space[8],
    minInlineSize: 0,
    color: color.muted,
  }),
);
export const labelText = styleVariants({
  // Hyphenates a word wider than the card. In a language without hyphenation support the word breaks instead.
  comfortable: layered({
    minInlineSize: 0,
    fontWeight: vars.weight.medium,
    hyphens: 'auto',
    overflowWrap: 'anywhere',
  }),
  compact: layered({
    fontSize: text[12].size,
    lineHeight: text[12].line,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  }),
});
// Aligned with the first line of the label.
export const icon = style(
  layered({ display: 'inline-flex', alignItems: 'center', blockSize: text[14].line, color: color.primary }),
);

export const link = style(
  layered({
    color: 'inherit',
    textDecoration: 'none',
    outline: 'none',
    selectors: { '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: 'inherit' } },
  }),
);

const isLong = '&[data-length="long"]';
const isLongest = '&[data-length="longest"]';

export const value = styleVariants({
  comfortable: layered({
    fontSize: text[30].size,
    lineHeight: text[30].line,
    letterSpacing: vars.tracking.display,
    selectors: { [isLong]: { fontSize: text[24].size }, [isLongest]: { fontSize: text[20].size } },
  }),
  compact: layered({
    fontSize: text[24].size,
    lineHeight: text[24].line,
    letterSpacing: vars.tracking.heading,
    selectors: { [isLong]: { fontSize: text[18].size }, [isLongest]: { fontSize: text[16].size } },
  }),
});
export const number = style(
  layered({
    fontWeight: vars.weight.semibold,
    fontVariantNumeric: 'proportional-nums',
    overflowWrap: 'anywhere',
  }),
);

/** Height of a trend chip, so that cards with and without a chip have the same height. */
const footLine = `calc(${text[12].line} + ${space[2]} * 3)`;

export const foot = style(
  layered({ color: color.faint, fontSize: text[13].size, lineHeight: text[13].line }),
);
export const footDensity = styleVariants({
  comfortable: layered({
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: space[8],
    minBlockSize: footLine,
  }),
  // Stacked, because trend and description rarely fit side by side into a narrow card.
  compact: layered({
    display: 'grid',
    gridAutoRows: `minmax(${footLine}, auto)`,
    rowGap: space[2],
    justifyItems: 'start',
    alignItems: 'center',
  }),
});

export const chip = style(
  layered({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[4],
    paddingBlock: `calc(${space[2]} * 1.5)`,
    paddingInline: `calc(${space[2]} * 3)`,
    borderRadius: vars.radius.chip,
    fontSize: text[12].size,
    lineHeight: text[12].line,
    fontWeight: vars.weight.semibold,
    fontVariantNumeric: 'tabular-nums',
    '@media': { [media.forcedColors]: { outline: `${vars.borderWidth} solid CanvasText` } },
  }),
);

export const direction = styleVariants({
  up: layered({ color: color.success, background: color.successFill }),
  down: layered({ color: color.danger, background: color.dangerFill }),
});

export const error = style(
  layered({ color: color.danger, fontSize: text[13].size, lineHeight: text[13].line }),
);
export const missing = style(layered({ color: color.faint }));
