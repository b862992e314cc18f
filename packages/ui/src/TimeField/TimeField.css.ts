import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';

export const icon = style(
  layered({
    flexShrink: 0,
    alignSelf: 'center',
    marginInlineEnd: vars.space[12],
    color: vars.color.muted,
    // Presses go to the field.
    pointerEvents: 'none',
  }),
);
