import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';
import { components } from '../theme/layers.css.ts';

export const select = style(
  layered({
    // Room for the chevron, which stands over the control so that a press on it opens the list too.
    paddingInlineEnd: vars.space[32],
    cursor: 'default',
    textOverflow: 'ellipsis',
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

/** Without a frame, for tool rows and top bars. */
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

// As wide as what is chosen, where the browser can; else as its widest option. Not inherited: the box can't say it.
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

// The list itself is the system's; without these it would be drawn light on dark in some browsers.
export const option = style(layered({ background: vars.color.surface, color: vars.color.text }));
