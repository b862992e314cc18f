import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';

const { color, space, text } = vars;

export const root = style(
  layered({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[4],
    maxInlineSize: '100%',
    minBlockSize: space[24],
    paddingInline: space[8],
    borderRadius: vars.radius.chip,
    fontSize: text[12].size,
    lineHeight: text[12].line,
    fontWeight: vars.weight.medium,
    '@media': { [media.forcedColors]: { outline: `${vars.borderWidth} solid CanvasText` } },
  }),
);

export const tone = styleVariants({
  neutral: layered({ color: color.muted, background: color.sunken }),
  info: layered({ color: color.info, background: color.infoFill }),
  success: layered({ color: color.success, background: color.successFill }),
  warning: layered({ color: color.warning, background: color.warningFill }),
  danger: layered({ color: color.danger, background: color.dangerFill }),
});

export const label = style(
  layered({ minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }),
);

export const remove = style(
  layered({
    display: 'grid',
    placeItems: 'center',
    inlineSize: space[24],
    blockSize: space[24],
    marginInlineEnd: `calc(${space[8]} * -1)`,
    borderRadius: vars.radius.chip,
    color: 'inherit',
    WebkitTapHighlightColor: 'transparent',
    '@media': { [media.hover]: { selectors: { '&:hover': { color: color.text } } } },
  }),
);
