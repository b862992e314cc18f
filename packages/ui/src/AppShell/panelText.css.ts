import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';

const { color, text } = vars;

/** Selector for a panel that is collapsed to its icons. On a phone the open panel is always the wide one. */
export const collapsed = '[data-panel="collapsed"] &';

/** Hides an element of a collapsed panel from the eye, not from assistive technology. */
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

/** One line that ends in an ellipsis. */
export const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** Name and description beside an avatar. */
export const texts = style(
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

/** A name on as many lines as it takes, for an element that cannot be focused to read the rest. */
export const wholeName = style(
  layered({ overflowWrap: 'anywhere', color: color.panelTextActive, fontWeight: vars.weight.semibold }),
);

export const description = style(
  layered({ ...oneLine, color: color.panelFaint, fontSize: text[12].size, lineHeight: text[12].line }),
);
