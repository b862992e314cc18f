import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';

const { color, space, text } = vars;

export const root = style(layered({ inlineSize: 'fit-content', maxInlineSize: '100%' }));

export const header = style(
  layered({ display: 'flex', alignItems: 'center', gap: space[8], marginBlockEnd: space[8] }),
);

export const title = style(
  layered({
    flex: 1,
    textAlign: 'center',
    fontSize: text[14].size,
    lineHeight: text[14].line,
    fontWeight: vars.weight.semibold,
    selectors: { '&::first-letter': { textTransform: 'uppercase' } },
  }),
);

const ring = {
  outline: `${vars.focusWidth} solid ${color.focus}`,
  outlineOffset: `calc(${vars.focusWidth} * -1)`,
};

/** The button for the previous or next month. */
export const monthButton = style(
  layered({
    display: 'grid',
    placeItems: 'center',
    inlineSize: vars.height.medium,
    blockSize: vars.height.medium,
    borderRadius: vars.radius.control,
    color: color.muted,
    WebkitTapHighlightColor: 'transparent',
    selectors: {
      '&[data-hovered]': { background: color.hover, color: color.text },
      '&[data-focus-visible]': ring,
      '&[data-disabled]': { opacity: 0.5 },
    },
    '@media': {
      [media.forcedColors]: { selectors: { '&[data-disabled]': { opacity: 1, color: 'GrayText' } } },
    },
  }),
);

export const arrow = style(layered({ selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } } }));

export const grid = style(
  layered({ inlineSize: '100%', borderSpacing: `0 ${space[2]}`, borderCollapse: 'separate' }),
);

export const weekDay = style(
  layered({
    paddingBlock: space[4],
    color: color.muted,
    fontSize: text[12].size,
    lineHeight: text[12].line,
    fontWeight: vars.weight.medium,
  }),
);

const radius = vars.radius.control;
const chosen = { background: color.primary, color: color.onPrimary };
const highlight = { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' } as const;

/** Wrapper of a range calendar. The selected days between the two ends form a band. */
export const range = style({});

export const day = style(
  layered({
    display: 'grid',
    placeItems: 'center',
    minInlineSize: vars.height.medium,
    blockSize: vars.height.medium,
    borderRadius: vars.radius.control,
    fontVariantNumeric: 'tabular-nums',
    cursor: 'default',
    outline: 'none',
    WebkitTapHighlightColor: 'transparent',
    selectors: {
      '&[data-outside-month]': { visibility: 'hidden' },
      '&[data-today]': { fontWeight: vars.weight.semibold, color: color.link, textDecoration: 'underline' },
      '&[data-hovered]': { background: color.hover },
      '&[data-selected]': chosen,
      [`${range} &[data-selected]`]: { background: color.selected, color: color.text, borderRadius: 0 },
      [`${range} &[data-selection-start]`]: {
        ...chosen,
        borderStartStartRadius: radius,
        borderEndStartRadius: radius,
      },
      [`${range} &[data-selection-end]`]: {
        ...chosen,
        borderStartEndRadius: radius,
        borderEndEndRadius: radius,
      },
      '&[data-disabled]': { color: color.faint, opacity: 0.5 },
      '&[data-unavailable]': { color: color.faint, textDecoration: 'line-through' },
      '&[data-invalid][data-selected]': { background: color.danger, color: color.onDanger },
      '&[data-focus-visible]': { ...ring, outlineOffset: vars.focusWidth },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          [`&[data-selected], ${range} &[data-selected]`]: highlight,
          '&[data-disabled]': { opacity: 1, color: 'GrayText' },
        },
      },
    },
  }),
);

export const error = style(
  layered({
    display: 'flex',
    gap: space[4],
    marginBlockStart: space[8],
    color: color.danger,
    fontSize: text[13].size,
    lineHeight: text[13].line,
  }),
);
