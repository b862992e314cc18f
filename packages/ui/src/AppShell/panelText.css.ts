import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';

const { color, text } = vars;

/** Selector for a panel that is collapsed to its icons. On a phone an open panel is always expanded. */
export const collapsed = '[data-panel="collapsed"] &';

/** Visually hides an element of a collapsed panel. Assistive technology still reads it. */
export const hiddenWhenCollapsed = {
  [media.desktop]: {
    selectors: {
      [collapsed]: {
        position: 'absolute',
        inlineSize: vars.borderWidth,
        overflow: 'hidden',
        clipPath: 'inset(50%)',
        whiteSpace: 'nowrap',
      },
    },
  },
} as const;

export const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export const nameBlock = style(
  layered({
    flex: 1,
    minInlineSize: 0,
    display: 'flex',
    flexDirection: 'column',
    textAlign: 'start',
    '@media': hiddenWhenCollapsed,
  }),
);

export const name = style(
  layered({ ...oneLine, color: color.panelTextActive, fontWeight: vars.weight.semibold }),
);

/**
 * A name that wraps to as many lines as needed, for an element that cannot receive focus and so cannot reveal clipped
 * text.
 */
export const wrappingName = style(
  layered({ overflowWrap: 'anywhere', color: color.panelTextActive, fontWeight: vars.weight.semibold }),
);

export const description = style(
  layered({ ...oneLine, color: color.panelFaint, fontSize: text[12].size, lineHeight: text[12].line }),
);
