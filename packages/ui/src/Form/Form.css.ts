import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';

const { color, space, text } = vars;

/** As narrow as a phone: on a phone, or in a narrow part of a page. */
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
    // The legend of a fieldset is outside of its layout: the distance is taken back from it.
    marginBlock: `calc(${space[12]} * -1) ${space[16]}`,
    color: color.muted,
    textWrap: 'pretty',
  }),
);

/** The width of the columns is measured here, so that a form fits a dialog, a card or a page. */
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

/** Class name of a field in a FormGrid that is as wide as all columns; exported as `formWide`. */
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
