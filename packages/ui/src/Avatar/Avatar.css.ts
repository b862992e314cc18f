import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';

const { color, space, text } = vars;
const small = `calc(${space[12]} * 2 + ${space[4]})`;

export const root = style(
  layered({
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    overflow: 'hidden',
    fontWeight: vars.weight.semibold,
    userSelect: 'none',
    '@media': { [media.forcedColors]: { border: `${vars.borderWidth} solid CanvasText` } },
  }),
);

export const size = styleVariants({
  small: layered({ inlineSize: small, blockSize: small, fontSize: text[12].size, lineHeight: 1 }),
  medium: layered({ inlineSize: space[32], blockSize: space[32], fontSize: text[13].size, lineHeight: 1 }),
  large: layered({ inlineSize: space[48], blockSize: space[48], fontSize: text[18].size, lineHeight: 1 }),
});

export const shape = styleVariants({
  round: layered({ borderRadius: vars.radius.full }),
  square: layered({ borderRadius: vars.radius.chip }),
});

export const hue = styleVariants({
  teal: layered({ color: color.avatarTeal, background: color.avatarTealFill }),
  blue: layered({ color: color.avatarBlue, background: color.avatarBlueFill }),
  green: layered({ color: color.avatarGreen, background: color.avatarGreenFill }),
  clay: layered({ color: color.avatarClay, background: color.avatarClayFill }),
  rose: layered({ color: color.avatarRose, background: color.avatarRoseFill }),
  accent: layered({ color: color.onAccent, background: color.accent }),
});

const picture = { inlineSize: '100%', blockSize: '100%' };

/** A photo of a person fills its circle; a logo is shown uncropped. */
export const photo = styleVariants({
  round: layered({ ...picture, objectFit: 'cover' }),
  square: layered({ ...picture, objectFit: 'contain', background: color.surface }),
});
