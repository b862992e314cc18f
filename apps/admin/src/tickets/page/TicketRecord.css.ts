import { media, vars } from '@derrick/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, space, text } = vars;

/** Minimum width for the history beside the content. */
const beside = 'screen and (min-width: 1180px)';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[16],
  '@media': { [beside]: { gridTemplateColumns: 'minmax(0, 1fr) 22rem' } },
});

/** Short facts side by side, so that a ticket can be reviewed without scrolling. */
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 12rem), 1fr))',
  columnGap: space[16],
  alignItems: 'start',
  overflowWrap: 'anywhere',
  // A long fact breaks in the middle instead of in its date.
  textWrap: 'balance',
  '@media': { [media.phone]: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9rem), 1fr))' } },
});

export const title = style({ fontSize: text[16].size, lineHeight: text[16].line });

export const multiline = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

export const oneLine = style({ whiteSpace: 'nowrap' });

export const muted = style({ fontSize: text[13].size, lineHeight: text[13].line, color: color.muted });

export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: space[16],
  paddingBlock: space[8],
  borderBlockEnd: `${vars.borderWidth} solid ${color.border}`,
  overflowWrap: 'anywhere',
  // The total follows the last line, if the user may see it.
  selectors: { 'ul:last-child > &:last-child': { borderBlockEnd: 'none' } },
});

export const detail = style([muted, { gridColumn: '1 / -1' }]);

export const amount = style({ fontVariantNumeric: 'tabular-nums', textAlign: 'end' });

export const missing = style({ color: color.warning });

export const total = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: space[16],
  fontWeight: vars.weight.semibold,
});

export const picture = style({ maxInlineSize: '100%', maxBlockSize: '70dvh', marginInline: 'auto' });
