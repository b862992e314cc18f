import { vars } from '@derrick/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, space, text } = vars;
const hairline = `${vars.borderWidth} solid ${color.border}`;

/** Width below which lines are stacked. */
const narrow = '(width < 34rem)';

export const paper = style({
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[32],
  padding: `clamp(${space[16]}, 5%, ${space[48]})`,
  border: hairline,
  borderRadius: vars.radius.card,
  background: color.surface,
  color: color.text,
  boxShadow: vars.shadow[1],
  '@media': {
    print: { padding: 0, border: 0, borderRadius: 0, boxShadow: 'none' },
  },
});

/** Document of a company with a color, which the band at the top has. */
export const colored = style([
  paper,
  {
    borderBlockStartWidth: space[8],
    '@media': { print: { borderBlockStart: `${space[8]} solid` } },
  },
]);

export const seller = style({
  fontSize: text[20].size,
  lineHeight: text[20].line,
  fontWeight: vars.weight.semibold,
  overflowWrap: 'anywhere',
});

/** Same maximum width as on the PDF. */
export const logo = style({
  maxInlineSize: 'min(100%, 16rem)',
  maxBlockSize: '3.75rem',
  marginBlockEnd: space[8],
  objectFit: 'contain',
  objectPosition: 'left top',
});

export const title = style({
  display: 'grid',
  gap: space[4],
  justifyItems: 'end',
  marginInlineStart: 'auto',
  '@container': { [narrow]: { justifyItems: 'start', marginInlineStart: 0 } },
});

export const word = style({
  fontSize: text[24].size,
  lineHeight: text[24].line,
  letterSpacing: vars.tracking.display,
});

export const number = style({ fontFamily: vars.font.mono, color: color.muted, overflowWrap: 'anywhere' });

/** Stamp of a void invoice. */
export const mark = style({
  paddingInline: space[12],
  border: `${vars.focusWidth} solid ${color.danger}`,
  borderRadius: vars.radius.chip,
  color: color.danger,
  fontWeight: vars.weight.semibold,
  letterSpacing: vars.tracking.overline,
  textTransform: 'uppercase',
});

export const about = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) fit-content(10rem)',
  alignItems: 'start',
  gap: space[24],
  '@container': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const label = style({
  fontSize: text[12].size,
  lineHeight: text[12].line,
  fontWeight: vars.weight.medium,
  color: color.muted,
});

export const name = style({ fontWeight: vars.weight.semibold, overflowWrap: 'anywhere' });

export const address = style({
  color: color.muted,
  fontSize: text[13].size,
  lineHeight: text[13].line,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});

export const dates = style({
  display: 'grid',
  gap: space[8],
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
});

export const fact = style({
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  selectors: { '&[data-fact=amountDue]': { fontWeight: vars.weight.semibold } },
});

/** One of several references. Breaks only if it is longer than a line. */
export const reference = style({ display: 'inline-block', maxInlineSize: '100%' });

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  '@container': { [narrow]: { display: 'block' } },
});

export const section = style({ '@container': { [narrow]: { display: 'block' } } });

const cell = style({
  paddingBlock: space[8],
  paddingInline: space[8],
  verticalAlign: 'top',
  selectors: { '&:first-child': { paddingInlineStart: 0 }, '&:last-child': { paddingInlineEnd: 0 } },
});

export const columnHead = style([
  cell,
  label,
  {
    textAlign: 'start',
    borderBlockEnd: `${vars.borderWidth} solid ${color.control}`,
    // Hidden in the stacked layout, where each figure has its own label.
    '@container': { [narrow]: { display: 'none' } },
  },
]);

export const numberHead = style([columnHead, { textAlign: 'end' }]);

export const headingRow = style({
  breakAfter: 'avoid',
  '@container': { [narrow]: { display: 'flex', justifyContent: 'space-between' } },
});

export const heading = style([
  cell,
  {
    paddingBlockStart: space[16],
    textAlign: 'start',
    fontSize: text[13].size,
    fontWeight: vars.weight.semibold,
    overflowWrap: 'anywhere',
  },
]);

/** Facts of a ticket below its heading. */
export const facts = style({
  display: 'block',
  color: color.muted,
  fontWeight: vars.weight.regular,
  overflowWrap: 'anywhere',
});

/** Sum of the lines below a heading. */
export const headingSum = style([
  heading,
  { textAlign: 'end', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums', verticalAlign: 'top' },
]);

export const row = style({
  borderBlockEnd: hairline,
  breakInside: 'avoid',
  '@container': {
    [narrow]: { display: 'flex', flexWrap: 'wrap', columnGap: space[8], paddingBlock: space[8] },
  },
});

const stacked = { '@container': { [narrow]: { padding: 0 } } };

export const description = style([
  cell,
  stacked,
  { overflowWrap: 'anywhere', '@container': { [narrow]: { flexBasis: '100%' } } },
]);

export const note = style({
  display: 'block',
  color: color.muted,
  fontSize: text[13].size,
  lineHeight: text[13].line,
});

export const figure = style([
  cell,
  stacked,
  { textAlign: 'end', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
]);

/** After the quantity in the stacked layout. */
export const price = style([
  figure,
  { '@container': { [narrow]: { selectors: { '&::before': { content: '"×\\00a0" / ""' } } } } },
]);

export const sum = style([figure, { '@container': { [narrow]: { marginInlineStart: 'auto' } } }]);

export const missing = style([
  cell,
  stacked,
  { textAlign: 'end', whiteSpace: 'nowrap', color: color.warning, fontWeight: vars.weight.medium },
]);

export const sums = style({ justifySelf: 'end', inlineSize: 'min(100%, 20rem)', breakInside: 'avoid' });

export const totals = style({ margin: 0, fontVariantNumeric: 'tabular-nums' });

export const total = style({
  selectors: {
    '&[data-row=total], &[data-row=balance]': {
      paddingBlockStart: space[8],
      borderBlockStart: `${vars.borderWidth} solid ${color.control}`,
      fontWeight: vars.weight.semibold,
    },
  },
});

export const cents = style({ whiteSpace: 'nowrap' });

export const notes = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

export const emptyText = style({ color: color.muted });

export const footer = style({
  paddingBlockStart: space[16],
  borderBlockStart: hairline,
  fontSize: text[12].size,
  lineHeight: text[12].line,
  color: color.muted,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
