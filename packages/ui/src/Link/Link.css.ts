import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';

const { color } = vars;

export const link = recipe({
  base: layered({ borderRadius: vars.space[2], textUnderlineOffset: vars.space[2], cursor: 'pointer' }),
  variants: {
    variant: {
      inline: layered({ color: color.link }),
      standalone: layered({
        color: color.link,
        fontWeight: vars.weight.semibold,
        textDecoration: 'none',
        selectors: { '&:hover': { textDecoration: 'underline' } },
        '@media': {
          [media.phone]: { paddingBlock: vars.space[12], marginBlock: `calc(${vars.space[12]} * -1)` },
        },
      }),
      quiet: layered({
        color: 'inherit',
        textDecoration: 'none',
        selectors: { '&:hover': { textDecoration: 'underline' } },
      }),
    },
  },
});

// A link has no react-aria hover state, so the button's hover looks are said again for :hover.
export const buttonLink = recipe({
  variants: {
    variant: {
      primary: layered({ selectors: { '&:hover': { background: color.primaryHover } } }),
      secondary: layered({
        selectors: { '&:hover': { background: color.hover, borderColor: color.control } },
      }),
      ghost: layered({ selectors: { '&:hover': { background: color.hover, color: color.text } } }),
      danger: layered({ selectors: { '&:hover': { background: color.dangerHover } } }),
    },
  },
});
