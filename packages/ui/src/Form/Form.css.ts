import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';

const { color, space, text } = vars;

/** Width up to which a form uses one column: on a phone, or in a narrow part of a page. */
const narrow = '(max-width: 32rem)';

export const section = style(layered({ minInlineSize: 0, margin: 0 }));

export const legend = style(
  layered({
    padding: 0,
    marginBlockEnd: space[16],
    fontSize: text[16].size,
    lineHeight: text[16].line,
    fontWeight: vars.weight.semibold,
  }),
);

export const description = style(
  layered({
    // A `<legend>` is outside the fieldset's layout, so the negative margin compensates for its distance.
    marginBlock: `calc(${space[12]} * -1) ${space[16]}`,
    color: color.muted,
    textWrap: 'pretty',
  }),
);

/** Container whose width decides the number of columns, so that a form fits a dialog, a card or a page. */
export const container = style(layered({ containerType: 'inline-size', minInlineSize: 0 }));

export const grid = style(
  layered({
    display: 'grid',
    alignItems: 'start',
    gap: space[16],
  }),
);

const columnsOf = (count: number) =>
  layered({
    gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
    '@container': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  });

export const columns = styleVariants({ 1: columnsOf(1), 2: columnsOf(2), 3: columnsOf(3) });

/** Class name of a FormGrid field that spans all columns; exported as `formWide`. */
export const wide = style(layered({ gridColumn: '1 / -1' }));

export const actions = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: space[8],
    '@container': { [narrow]: { flexDirection: 'column-reverse', alignItems: 'stretch' } },
  }),
);
