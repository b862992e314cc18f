import { media, vars } from '@derrick/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

/** Looks disabled but keeps its tooltip. */
export const voice = style({
  color: color.faint,
  background: 'transparent',
  '@media': { [media.phone]: { inlineSize: '100%' }, [media.forcedColors]: { color: 'GrayText' } },
});

export const actions = style({
  '@media': { [media.phone]: { inlineSize: '100%' } },
});

export const wide = style({ gridColumn: '1 / -1' });

/** Half width, alone in its row. */
export const half = style({
  gridColumn: '1 / -1',
  inlineSize: `calc((100% - ${space[16]}) / 2)`,
  '@media': { [media.phone]: { inlineSize: '100%' } },
});

/** Two times of one span stay side by side on a phone, too, while they fit. */
export const times = style({
  '@media': { [media.phone]: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))' } },
});

/** Same height as the adjacent label, so that the fields stay aligned. */
export const nextDay = style({ marginBlock: `calc(${space[2]} * -1)` });

/** Suggested values below the customer's fields. */
export const suggestions = style({ gridColumn: '1 / -1', display: 'grid', gap: space[8] });
export const suggestionsTitle = style({
  color: color.muted,
  fontSize: vars.text[13].size,
  lineHeight: vars.text[13].line,
});
/** A long value wraps instead of widening the page. */
export const suggestion = style({
  blockSize: 'auto',
  minBlockSize: vars.height.small,
  maxInlineSize: '100%',
  paddingBlock: space[4],
  whiteSpace: 'normal',
  textAlign: 'start',
  overflowWrap: 'anywhere',
});

export const total = style({
  // Same height as the adjacent element, whose text can take one more line.
  alignSelf: 'stretch',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[12],
  minBlockSize: vars.height.large,
  paddingBlock: space[4],
  paddingInline: space[12],
  borderRadius: vars.radius.control,
  background: color.sunken,
  color: color.muted,
  // Stacks both as soon as one does not fit, because a mixed layout would not be aligned.
  '@container': {
    '(max-width: 32rem)': { flexDirection: 'column', alignItems: 'start', justifyContent: 'center' },
  },
});

export const totalValue = style({
  color: color.text,
  fontWeight: vars.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
});

/** Keeps the warnings off the buttons or the section below. */
export const warnings = style({ selectors: { '&:not(:empty)': { paddingBlockEnd: space[24] } } });
