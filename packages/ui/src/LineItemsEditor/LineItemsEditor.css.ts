import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';
import { components } from '../theme/layers.css.ts';
import { media } from '../theme/media.ts';

const { color, space, text } = vars;

/** Minimum container width for the column layout. In a narrower container each line is a card. */
const wide = '(min-width: 56rem)';
const narrow = '(max-width: 55.99rem)';

export const root = style(
  layered({
    containerType: 'inline-size',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[12],
    minInlineSize: 0,
  }),
);

/** Handle, kind, description, quantity, unit, price, tax, amount, remove. "Adjustment" and "Kilómetro" fit. */
const columns =
  'auto minmax(8.75rem, 1fr) minmax(9rem, 3fr) 6rem 7.75rem minmax(7rem, 1fr) auto minmax(6rem, auto) auto';
const withoutPrices = 'auto minmax(8.75rem, 1fr) minmax(9rem, 3fr) 6rem 7.75rem auto';

export const table = style(
  layered({
    display: 'grid',
    gap: space[8],
    '@container': {
      [wide]: {
        gridTemplateColumns: columns,
        columnGap: space[8],
        selectors: { '&[data-prices="hidden"]': { gridTemplateColumns: withoutPrices } },
      },
    },
  }),
);

/** Column headers for sighted users. For screen readers each field has its own label. */
export const head = style(
  layered({
    display: 'none',
    color: color.muted,
    fontSize: text[13].size,
    lineHeight: text[13].line,
    fontWeight: vars.weight.semibold,
    '@container': { [wide]: { display: 'grid', gridTemplateColumns: 'subgrid', gridColumn: '1 / -1' } },
  }),
);

export const headAmount = style(layered({ textAlign: 'end' }));

export const group = style(
  layered({
    gridColumn: '1 / -1',
    paddingBlockStart: space[8],
    fontSize: text[14].size,
    lineHeight: text[14].line,
  }),
);

/** Line that marks where a dragged row would be dropped. */
const dropLine = {
  content: '',
  position: 'absolute',
  insetInline: 0,
  borderBlockStart: `${vars.focusWidth} solid ${color.primary}`,
} as const;
const outside = `calc(${space[4]} * -1)`;

export const row = style(
  layered({
    position: 'relative',
    display: 'grid',
    minInlineSize: 0,
    selectors: {
      '&[data-dragging]': { opacity: 0.55 },
      '&[data-drop="before"]::before': { ...dropLine, insetBlockStart: outside },
      '&[data-drop="after"]::after': { ...dropLine, insetBlockEnd: outside },
    },
    '@container': {
      [wide]: { gridTemplateColumns: 'subgrid', gridColumn: '1 / -1', alignItems: 'start' },
      [narrow]: {
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        gridTemplateAreas:
          '"handle remove" "kind kind" "description description" "quantity unit" "price taxable" "amount amount"',
        gap: space[12],
        padding: space[12],
        border: `${vars.borderWidth} solid ${color.border}`,
        borderRadius: vars.radius.card,
        background: color.surface,
      },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: { '&[data-dragging]': { opacity: 1, outline: `${vars.borderWidth} dashed Highlight` } },
      },
    },
  }),
);

const area = (name: string) =>
  style(layered({ minInlineSize: 0, '@container': { [narrow]: { gridArea: name } } }));

export const kind = area('kind');
export const description = area('description');
export const quantity = area('quantity');
export const unit = area('unit');
export const price = area('price');

/** Labels are visible to screen readers only in the column layout, because the header names the columns. */
globalStyle(`:is(${kind}, ${description}, ${quantity}, ${unit}, ${price}) label`, {
  '@layer': {
    [components]: {
      '@container': {
        [wide]: {
          position: 'absolute',
          inlineSize: vars.borderWidth,
          blockSize: vars.borderWidth,
          margin: 0,
          overflow: 'hidden',
          clipPath: 'inset(50%)',
          whiteSpace: 'nowrap',
        },
      },
    },
  },
});

/** Height of the fields beside it. */
const centred = { display: 'flex', alignItems: 'center', minBlockSize: vars.height.medium } as const;

export const handleCell = style(
  layered({
    ...centred,
    gap: space[8],
    '@container': { [narrow]: { gridArea: 'handle' } },
  }),
);

export const handle = style(
  layered({
    display: 'grid',
    placeItems: 'center',
    inlineSize: space[24],
    blockSize: vars.height.medium,
    borderRadius: vars.radius.chip,
    color: color.muted,
    cursor: 'grab',
    // Dragging the handle moves the line; dragging beside it scrolls the page.
    touchAction: 'none',
    WebkitTapHighlightColor: 'transparent',
    selectors: { '&:active': { cursor: 'grabbing' }, '&:disabled': { visibility: 'hidden' } },
    '@media': { [media.phone]: { inlineSize: vars.height.touch, blockSize: vars.height.touch } },
    // A card has no column that a handle must keep free.
    '@container': { [narrow]: { selectors: { '&:not([data-movable])': { display: 'none' } } } },
  }),
);

/** Line number, shown in the card layout. */
export const number = style(
  layered({
    fontWeight: vars.weight.semibold,
    '@container': { [wide]: { display: 'none' } },
  }),
);

export const taxable = style(
  layered({
    ...centred,
    '@container': {
      [wide]: { justifyContent: 'center' },
      [narrow]: { gridArea: 'taxable', alignSelf: 'end' },
    },
  }),
);

export const taxableLabel = style(
  layered({ '@container': { [wide]: { position: 'absolute', clipPath: 'inset(50%)' } } }),
);

export const amount = style(
  layered({
    ...centred,
    justifyContent: 'flex-end',
    fontVariantNumeric: 'tabular-nums',
    fontWeight: vars.weight.medium,
    '@container': { [narrow]: { gridArea: 'amount', justifyContent: 'space-between' } },
  }),
);

export const amountLabel = style(
  layered({
    color: color.muted,
    fontWeight: vars.weight.regular,
    '@container': { [wide]: { position: 'absolute', clipPath: 'inset(50%)' } },
  }),
);

export const remove = style(
  layered({ '@container': { [narrow]: { gridArea: 'remove', justifySelf: 'end' } } }),
);

export const foot = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: space[16],
  }),
);

export const totals = style(layered({ marginInlineStart: 'auto' }));

export const empty = style(layered({ gridColumn: '1 / -1', color: color.muted }));
