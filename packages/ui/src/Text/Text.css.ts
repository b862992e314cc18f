import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';
import { ownDirection } from '../theme/ownDirection.ts';
import { scale } from '../theme/tokens.ts';

const { color, text, weight: weights } = vars;

export const root = style(layered({ ...ownDirection, minInlineSize: 0, overflowWrap: 'anywhere' }));

export const size = styleVariants(scale.text, (_size, px) =>
  layered({ fontSize: text[px].size, lineHeight: text[px].line }),
);

export const weight = styleVariants(scale.weight, (_weight, name) => layered({ fontWeight: weights[name] }));

export const tone = styleVariants({
  regular: layered({ color: color.text }),
  muted: layered({ color: color.muted }),
  faint: layered({ color: color.faint }),
  success: layered({ color: color.success }),
  warning: layered({ color: color.warning }),
  danger: layered({ color: color.danger }),
});

export const numeric = style(layered({ fontVariantNumeric: 'tabular-nums' }));

export const truncated = style(
  layered({ display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }),
);
