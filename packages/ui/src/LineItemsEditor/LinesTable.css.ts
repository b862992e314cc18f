import { type StyleRule, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';

const { color, space, text } = vars;

/** Maximum width for the card layout, in which each line is a block. The column headers remain for screen readers. */
const narrow = '(max-width: 32rem)';

export const table = style(layered({ inlineSize: '100%' }));

export const head = style(
  layered({
    color: color.muted,
    fontSize: text[13].size,
    lineHeight: text[13].line,
    '@container': { [narrow]: { position: 'absolute', clipPath: 'inset(50%)' } },
  }),
);

export const row = style(
  layered({
    borderBlockStart: `${vars.borderWidth} solid ${color.border}`,
    '@container': {
      [narrow]: {
        display: 'grid',
        // Description and amount above; kind, quantity and price below, read as one line: Labor · 8.3 hours × $95.00.
        gridTemplate:
          '"description description description amount" auto "kind quantity price price" auto / auto auto 1fr auto',
        alignItems: 'baseline',
        paddingBlock: space[12],
      },
    },
  }),
);

const cellBase = {
  paddingBlock: space[8],
  paddingInlineEnd: space[12],
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
  unicodeBidi: 'isolate',
  '@container': { [narrow]: { paddingBlock: space[2], paddingInlineEnd: 0 } },
} as const;

export const cell = styleVariants({
  text: layered({ ...cellBase, textAlign: 'start' }),
  number: layered({
    ...cellBase,
    textAlign: 'end',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
  }),
});

/** Cell of a card in a narrow container. */
const onCard = (area: string, rule: StyleRule = {}) =>
  style(layered({ '@container': { [narrow]: { gridArea: area, ...rule } } }));
const detail = {
  textAlign: 'start',
  whiteSpace: 'normal',
  color: color.muted,
  fontSize: text[13].size,
  lineHeight: text[13].line,
} as const;
const strong = { fontWeight: vars.weight.medium } as const;
export const kind = onCard('kind', detail);
export const description = onCard('description', strong);
export const quantity = onCard('quantity', {
  ...detail,
  selectors: { '&::before': { content: '"\\00a0·\\00a0" / ""' } },
});
export const price = onCard('price', {
  ...detail,
  selectors: { '&::before': { content: '"\\00a0×\\00a0" / ""' } },
});
export const amount = onCard('amount', { ...strong, paddingInlineStart: space[12] });

export const group = style(
  layered({ paddingBlock: `${space[16]} ${space[8]}`, textAlign: 'start', fontWeight: vars.weight.semibold }),
);
