import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';

const { color, space, text } = vars;

export const root = style(layered({ display: 'flex', alignItems: 'center', gap: space[12] }));

/** Number and name of a step. From the second step on, with a line from the previous step. */
export const step = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: space[8],
    minInlineSize: 0,
    color: color.muted,
    fontSize: text[13].size,
    lineHeight: text[13].line,
    fontWeight: vars.weight.medium,
    selectors: {
      '&:not(:first-child)': { flex: '1 1 auto' },
      '&:not(:first-child)::before': {
        content: '',
        flex: `1 0 ${space[16]}`,
        blockSize: vars.borderWidth,
        background: color.control,
      },
      '&[data-state="current"]': { color: color.text, fontWeight: vars.weight.semibold },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: { '&:not(:first-child)::before': { background: 'CanvasText' } },
      },
    },
  }),
);

export const mark = style(
  layered({
    flexShrink: 0,
    display: 'grid',
    placeItems: 'center',
    inlineSize: space[24],
    blockSize: space[24],
    border: `${vars.borderWidth} solid ${color.control}`,
    borderRadius: vars.radius.full,
    fontSize: text[12].size,
    lineHeight: text[12].line,
    fontWeight: vars.weight.semibold,
    fontVariantNumeric: 'tabular-nums',
    selectors: {
      '[data-state="current"] > &': {
        borderColor: color.primary,
        background: color.primary,
        color: color.onPrimary,
      },
      '[data-state="done"] > &': {
        borderColor: color.primary,
        background: color.selected,
        color: color.primary,
      },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          // Forced-colors mode removes the fill, so a border in the system's highlight color marks the current step.
          '[data-state="current"] > &': {
            forcedColorAdjust: 'none',
            borderColor: 'Highlight',
            background: 'Highlight',
            color: 'HighlightText',
          },
        },
      },
    },
  }),
);

export const name = style(layered({ minInlineSize: 0, overflowWrap: 'anywhere' }));
