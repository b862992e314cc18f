import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';
import { ownDirection } from '../theme/ownDirection.ts';

const { color, space, text } = vars;

export const root = style(
  layered({
    display: 'flex',
    alignItems: 'flex-start',
    gap: space[12],
    padding: space[12],
    border: `${vars.borderWidth} solid transparent`,
    borderRadius: vars.radius.tile,
    color: color.text,
    fontSize: text[14].size,
    lineHeight: text[14].line,
  }),
);

export const tone = styleVariants({
  success: layered({ background: color.successFill }),
  danger: layered({ background: color.dangerFill }),
  warning: layered({ background: color.warningFill }),
  info: layered({ background: color.infoFill }),
});

export const icon = styleVariants({
  success: layered({ color: color.success }),
  danger: layered({ color: color.danger }),
  warning: layered({ color: color.warning }),
  info: layered({ color: color.info }),
});

export const iconBox = style(layered({ marginBlockStart: vars.borderWidth }));
export const body = style(layered({ ...ownDirection, flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' }));
export const title = style(layered({ ...ownDirection, display: 'block', fontWeight: vars.weight.semibold }));
export const dismiss = style(
  layered({ marginBlock: `calc(${space[8]} * -1)`, marginInlineEnd: `calc(${space[4]} * -1)` }),
);
