import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { collapsed, hiddenWhenCollapsed, oneLine } from './panelText.css.ts';

const { color, motion, space, text } = vars;

/** Inline padding of the panel. The amber mark of the current entry extends over it to the edge. */
const padding = space[12];

export const nav = style(
  layered({
    flex: 1,
    minBlockSize: 0,
    overflowY: 'auto',
    scrollbarWidth: 'thin',
    scrollbarColor: `${color.panelFaint} transparent`,
    marginBlockStart: space[12],
    // The padding is inside the scroll container, which would otherwise clip the mark at the edge.
    paddingInline: padding,
    '@media': { [media.desktop]: { selectors: { [collapsed]: { paddingInline: space[4] } } } },
  }),
);

export const groupLabel = style(
  layered({
    paddingBlock: space[8],
    paddingInline: `calc(${space[8]} + ${space[2]})`,
    color: color.panelFaint,
    fontSize: text[12].size,
    lineHeight: text[12].line,
    fontWeight: vars.weight.medium,
    letterSpacing: vars.tracking.overline,
    textTransform: 'uppercase',
    '@media': hiddenWhenCollapsed,
  }),
);

export const entries = style(layered({ display: 'grid', gap: space[2], paddingBlockEnd: space[8] }));

export const entry = style(
  layered({
    position: 'relative',
    selectors: {
      // `&&` doubles the specificity, because Link's own styles are in the same layer.
      '&&': {
        display: 'flex',
        alignItems: 'center',
        gap: space[12],
        minBlockSize: vars.height.medium,
        paddingInline: `calc(${space[8]} + ${space[2]})`,
        borderRadius: vars.radius.control,
        color: color.panelText,
        fontWeight: vars.weight.medium,
        textDecoration: 'none',
        outlineColor: color.accent,
        outlineOffset: `calc(${vars.focusWidth} * -1)`,
        transition: `background-color ${motion.feedback} ${motion.easeOut}`,
      },
      '&&:hover': { textDecoration: 'none' },
      '&&[aria-current="page"]': { background: color.panelActive, color: color.panelTextActive },
      // Mark of the current entry, at the edge of the panel.
      '&[aria-current="page"]::before': {
        content: '',
        position: 'absolute',
        insetInlineStart: `calc(${padding} * -1)`,
        insetBlock: space[8],
        inlineSize: `calc(${space[2]} + ${vars.borderWidth})`,
        borderStartEndRadius: space[4],
        borderEndEndRadius: space[4],
        background: color.accent,
      },
    },
    '@media': {
      [media.hover]: {
        selectors: { '&&:hover': { background: color.panelActive, color: color.panelTextActive } },
      },
      [media.desktop]: {
        selectors: {
          [collapsed]: { justifyContent: 'center' },
          '[data-panel="collapsed"] &&': { paddingInline: 0 },
          '[data-panel="collapsed"] &[aria-current="page"]::before': {
            insetInlineStart: `calc(${space[4]} * -1)`,
          },
        },
      },
      [media.reducedMotion]: { selectors: { '&&': { transition: 'none' } } },
      [media.forcedColors]: {
        selectors: {
          '&&[aria-current="page"]': { color: 'Highlight' },
          '&[aria-current="page"]::before': { forcedColorAdjust: 'none', background: 'Highlight' },
        },
      },
    },
  }),
);

export const icon = style(layered({ display: 'inline-flex', flexShrink: 0 }));

// In a collapsed panel the label is only clipped, so it still names the link. A hint shows it beside the icon.
export const entryLabel = style(layered({ ...oneLine, '@media': hiddenWhenCollapsed }));
