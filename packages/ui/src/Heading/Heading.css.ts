import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';
import { ownDirection } from '../theme/ownDirection.ts';

export const root = style(
  layered({
    ...ownDirection,
    minInlineSize: 0,
    fontWeight: vars.weight.semibold,
    letterSpacing: vars.tracking.heading,
    overflowWrap: 'anywhere',
    textWrap: 'balance',
  }),
);
