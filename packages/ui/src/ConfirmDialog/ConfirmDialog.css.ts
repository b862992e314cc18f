import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';

const { space } = vars;

/** The fields and the error message below the question. Takes no space while empty. */
export const answers = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[16],
    selectors: { '&:not(:empty)': { marginBlockStart: space[16] } },
  }),
);
