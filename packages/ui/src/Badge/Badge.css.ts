import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';

const { color, space, text } = vars;

export const root = style(
  layered({
    display: 'inline-flex',
    alignItems: 'center',
    gap: `calc(${space[2]} * 3)`,
    paddingBlock: `calc(${space[2]} * 1.5)`,
    paddingInline: space[8],
    borderRadius: vars.radius.full,
    fontSize: text[12].size,
    lineHeight: text[12].line,
    fontWeight: vars.weight.semibold,
    whiteSpace: 'nowrap',
    // Forced-colors mode removes the fill; the outline remains.
    '@media': { [media.forcedColors]: { outline: `${vars.borderWidth} solid CanvasText` } },
  }),
);

export const tone = styleVariants({
  success: layered({ color: color.success, background: color.successFill }),
  warning: layered({ color: color.warning, background: color.warningFill }),
  danger: layered({ color: color.danger, background: color.dangerFill }),
  info: layered({ color: color.info, background: color.infoFill }),
  neutral: layered({ color: color.muted, background: color.sunken }),
});

export const dot = style(
  layered({
    inlineSize: `calc(${space[2]} * 3)`,
    blockSize: `calc(${space[2]} * 3)`,
    borderRadius: vars.radius.full,
    background: 'currentColor',
    '@media': { [media.forcedColors]: { background: 'CanvasText' } },
  }),
);
