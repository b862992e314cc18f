import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';
import { components } from '../theme/layers.css.ts';

const { color, space, text } = vars;

export const itemDescription = style(
  layered({ fontSize: text[12].size, lineHeight: text[12].line, color: color.muted }),
);

/** Two buttons, narrower than the single button of other fields. */
export const buttons = style(
  layered({
    display: 'flex',
    flexShrink: 0,
    paddingInlineEnd: space[4],
    selectors: { '&:empty': { padding: 0 } },
  }),
);

globalStyle(`${buttons} > button`, {
  '@layer': { [components]: { inlineSize: `calc(${vars.height.medium} - ${space[8]})` } },
});
