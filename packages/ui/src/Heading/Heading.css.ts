import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';

export const root = style(
  layered({
    minInlineSize: 0,
    fontWeight: vars.weight.semibold,
    letterSpacing: vars.tracking.heading,
    overflowWrap: 'anywhere',
    textWrap: 'balance',
  }),
);
