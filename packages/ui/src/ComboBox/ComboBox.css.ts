import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';
import { components } from '../theme/layers.css.ts';

const { color, space, text } = vars;

export const itemDescription = style(
  layered({ fontSize: text[12].size, lineHeight: text[12].line, color: color.muted }),
);

export const note = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: space[8],
    minBlockSize: vars.height.medium,
    paddingBlock: space[8],
    paddingInline: space[12],
    fontSize: text[13].size,
    lineHeight: text[13].line,
    color: color.muted,
    selectors: { ':not(:empty) + &': { borderBlockStart: `${vars.borderWidth} solid ${color.border}` } },
  }),
);

export const failure = style(layered({ flex: 1, minInlineSize: 0, color: color.danger }));

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
