import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';
import { ownDirection } from '../theme/ownDirection.ts';

const { color, space } = vars;

export const root = style(layered({ minInlineSize: 0 }));

export const header = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: space[12],
    marginBlockEnd: space[16],
  }),
);

// As wide as its text, up to the full line. Actions wrap below if they do not fit beside it.
export const headings = style(layered({ flex: '1 1 16rem', minInlineSize: 0 }));

export const description = style(layered({ ...ownDirection, color: color.muted, textWrap: 'pretty' }));

export const actions = style(layered({ display: 'flex', flexWrap: 'wrap', gap: space[8] }));
