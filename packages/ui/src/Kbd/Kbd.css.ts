import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';

const { color, space, text } = vars;

export const root = style(
  layered({
    flexShrink: 0,
    color: color.muted,
    fontFamily: 'inherit',
    fontSize: text[12].size,
    lineHeight: text[12].line,
    whiteSpace: 'nowrap',
    // Shortcuts are written from left to right in every language.
    direction: 'ltr',
    // In a highlighted menu item the color of the item.
    '@media': { [media.forcedColors]: { color: 'inherit' } },
  }),
);

export const variant = styleVariants({
  outlined: layered({
    display: 'inline-block',
    paddingInline: `calc(${space[2]} * 3)`,
    border: `${vars.borderWidth} solid ${color.border}`,
    borderRadius: vars.radius.chip,
    background: color.surface,
    '@media': {
      [media.moreContrast]: { borderColor: color.control },
      [media.forcedColors]: { borderColor: 'currentColor', background: 'transparent' },
    },
  }),
  plain: layered({}),
});
