import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';

const { color } = vars;

export const root = style(
  layered({ borderRadius: vars.space[2], textUnderlineOffset: vars.space[2], cursor: 'pointer' }),
);

const underlined = { selectors: { '&:hover': { textDecoration: 'underline' } } };

export const variant = styleVariants({
  inline: layered({ color: color.link }),
  standalone: layered({
    color: color.link,
    fontWeight: vars.weight.semibold,
    textDecoration: 'none',
    ...underlined,
    // Enlarges the touch target without moving the surrounding content.
    '@media': {
      [media.phone]: { paddingBlock: vars.space[12], marginBlock: `calc(${vars.space[12]} * -1)` },
    },
  }),
  quiet: layered({ color: 'inherit', textDecoration: 'none', ...underlined }),
});
