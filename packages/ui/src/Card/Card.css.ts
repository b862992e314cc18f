import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';

const { color, space } = vars;

export const root = style(
  layered({
    minInlineSize: 0,
    border: `${vars.borderWidth} solid ${color.border}`,
    borderRadius: vars.radius.card,
    background: color.surface,
    boxShadow: vars.shadow[1],
  }),
);

export const padding = styleVariants({
  none: {},
  small: layered({ padding: space[12] }),
  medium: layered({ padding: space[16] }),
  large: layered({ padding: space[24], '@media': { [media.phone]: { padding: space[16] } } }),
});
