import { style, styleVariants } from '@vanilla-extract/css';
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
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        paddingBlock: space[8],
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

export const group = style(
  layered({ paddingBlock: `${space[16]} ${space[8]}`, textAlign: 'start', fontWeight: vars.weight.semibold }),
);
