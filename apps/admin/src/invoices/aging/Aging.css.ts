import { media, vars } from '@derrick/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, space, text } = vars;
const hairline = `${vars.borderWidth} solid ${color.border}`;

export const day = style({ flex: '0 1 14rem' });

export const frame = style({
  overflowX: 'auto',
  border: hairline,
  borderRadius: vars.radius.card,
  background: color.surface,
});

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.phone]: { display: 'block' } },
});

/** On phones each amount has its own label instead. */
export const head = style({ '@media': { [media.phone]: { display: 'none' } } });

export const body = style({ '@media': { [media.phone]: { display: 'block' } } });

const cell = style({
  paddingBlock: space[12],
  paddingInline: space[12],
  '@media': {
    [media.phone]: { padding: 0 },
    // Seven columns fit beside the side panel.
    [media.tablet]: { paddingInline: space[4] },
  },
  selectors: {
    '&:first-child': { '@media': { [media.tablet]: { paddingInlineStart: space[12] } } },
    '&:last-child': { '@media': { [media.tablet]: { paddingInlineEnd: space[12] } } },
  },
});

const headCell = style([
  cell,
  {
    fontSize: text[12].size,
    lineHeight: text[12].line,
    fontWeight: vars.weight.medium,
    color: color.muted,
    whiteSpace: 'nowrap',
    verticalAlign: 'bottom',
    // A long heading takes a second line instead of widening its column.
    '@media': { [media.tablet]: { whiteSpace: 'normal' } },
  },
]);

export const nameHead = style([headCell, { textAlign: 'start' }]);

export const amountHead = style([headCell, { textAlign: 'end' }]);

export const row = style({
  borderBlockStart: hairline,
  '@media': {
    [media.phone]: {
      display: 'grid',
      gap: space[4],
      paddingBlock: space[12],
      paddingInline: space[16],
    },
  },
});

export const totals = style([row, { fontWeight: vars.weight.semibold, background: color.hover }]);

export const name = style([
  cell,
  { textAlign: 'start', fontWeight: vars.weight.semibold, overflowWrap: 'anywhere', minInlineSize: '10rem' },
]);

export const amount = style([
  cell,
  {
    textAlign: 'end',
    whiteSpace: 'nowrap',
    '@media': {
      [media.phone]: {
        display: 'flex',
        justifyContent: 'space-between',
        selectors: { '&::before': { content: 'attr(data-label)', color: color.muted } },
      },
    },
    selectors: { '&[data-column=total]': { fontWeight: vars.weight.semibold } },
  },
]);

export const none = style({ color: color.faint });
