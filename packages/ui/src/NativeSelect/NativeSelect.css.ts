import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';
import { components } from '../theme/layers.css.ts';

export const select = style(
  layered({
    // Space for the chevron, which overlays the control, so that a press on the chevron also opens the list.
    paddingInlineEnd: vars.space[32],
    cursor: 'default',
    textOverflow: 'ellipsis',
    // Aligned by the direction of the page, because the selected text may have another direction.
    textAlign: 'left',
    selectors: { '&:dir(rtl)': { textAlign: 'right' } },
  }),
);

export const chevron = style(
  layered({
    position: 'absolute',
    insetInlineEnd: vars.space[8],
    insetBlockStart: '50%',
    translate: '0 -50%',
    pointerEvents: 'none',
    color: vars.color.muted,
  }),
);

/** Variant without a frame, for tool rows and top bars. */
export const quiet = style(
  layered({
    borderColor: 'transparent',
    background: 'none',
    color: vars.color.muted,
    fontWeight: vars.weight.medium,
    selectors: {
      '&:hover': { borderColor: 'transparent', background: vars.color.hover, color: vars.color.text },
    },
  }),
);

// As wide as the selected option. Browsers without support use the widest option. The property is not inherited, so it is
// set on the select itself.
globalStyle(`${quiet} > select`, { '@layer': { [components]: { fieldSizing: 'content' } } });

export const icon = style(
  layered({
    position: 'absolute',
    insetInlineStart: vars.space[8],
    insetBlockStart: '50%',
    translate: '0 -50%',
    pointerEvents: 'none',
  }),
);

export const withIcon = style(layered({ paddingInlineStart: vars.space[32] }));

// The system draws the list. Without these colors some browsers draw light text on dark in the light theme. `unicodeBidi`
// preserves the word order of an English option in a right-to-left page: "10 / page".
export const option = style(
  layered({ background: vars.color.surface, color: vars.color.text, unicodeBidi: 'plaintext' }),
);
