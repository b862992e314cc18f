import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';

const { color, motion, space, text } = vars;

/** Padding of the panel; the amber tick reaches over it to the edge. */
const padding = space[12];

// On a phone the panel that slides in is always the wide one.
const collapsed = '[data-panel="collapsed"] &';

const hiddenWhenCollapsed = {
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

export const panel = style(
  layered({
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: vars.layer.panel,
    display: 'flex',
    flexDirection: 'column',
    blockSize: '100dvh',
    inlineSize: vars.panelWidth.expanded,
    paddingBlock: space[16],
    background: color.panel,
    color: color.panelText,
    // Seen in the dark theme, where panel and canvas are near, and in forced colours.
    borderInlineEnd: `${vars.borderWidth} solid ${color.panelLine}`,
    fontSize: text[14].size,
    lineHeight: text[14].line,
    outline: 'none',
    '@media': {
      [media.desktop]: { selectors: { [collapsed]: { inlineSize: vars.panelWidth.collapsed } } },
      [media.phone]: {
        position: 'fixed',
        insetBlock: 0,
        insetInlineStart: 0,
        inlineSize: vars.panelWidth.mobile,
        maxInlineSize: `calc(100vw - ${space[48]})`,
        overscrollBehavior: 'contain',
        visibility: 'hidden',
        transform: 'translateX(-100%)',
        transition: `transform ${motion.overlay} ${motion.easeIn}, visibility 0s linear ${motion.overlay}`,
        selectors: {
          '&:dir(rtl)': { transform: 'translateX(100%)' },
          '&[data-open]': {
            visibility: 'visible',
            transform: 'none',
            transition: `transform ${motion.overlay} ${motion.easeOut}`,
          },
        },
      },
      [media.reducedMotion]: { transition: 'none', selectors: { '&[data-open]': { transition: 'none' } } },
    },
  }),
);

export const head = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[8],
    paddingInline: `calc(${padding} + ${space[8]}) ${padding}`,
    '@media': {
      [media.desktop]: {
        selectors: {
          [collapsed]: { flexDirection: 'column', paddingInline: 0 },
        },
      },
    },
  }),
);

export const product = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: space[12],
    minInlineSize: 0,
    color: color.panelTextActive,
    fontSize: text[16].size,
    lineHeight: text[16].line,
    fontWeight: vars.weight.semibold,
  }),
);

export const productName = style(
  layered({
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    '@media': hiddenWhenCollapsed,
  }),
);

/** The square buttons of the panel's head. */
export const headButton = style(
  layered({
    selectors: {
      // Twice, because IconButton's own looks are in the same layer.
      '&&': { color: color.panelFaint, outlineColor: color.accent },
      '&&:is(:hover, :active)': {
        background: color.panelActive,
        color: color.panelTextActive,
      },
    },
  }),
);

// Twice, because IconButton's own looks are in the same layer.
export const onDesktop = style(
  layered({ '@media': { [media.phone]: { selectors: { '&&': { display: 'none' } } } } }),
);

export const onPhone = style(
  layered({ '@media': { [media.desktop]: { selectors: { '&&': { display: 'none' } } } } }),
);

export const team = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: space[12],
    marginBlockStart: space[16],
    marginInline: padding,
    padding: `calc(${space[8]} + ${space[2]})`,
    borderRadius: vars.radius.tile,
    background: color.panelActive,
    '@media': {
      [media.desktop]: {
        selectors: {
          [collapsed]: { padding: 0, marginInline: space[8], background: 'none', justifyContent: 'center' },
        },
      },
      [media.forcedColors]: { border: `${vars.borderWidth} solid` },
    },
  }),
);

export const words = style(
  layered({
    flex: 1,
    minInlineSize: 0,
    display: 'flex',
    flexDirection: 'column',
    textAlign: 'start',
    '@media': hiddenWhenCollapsed,
  }),
);

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export const name = style(
  layered({ ...oneLine, color: color.panelTextActive, fontWeight: vars.weight.semibold }),
);

export const note = style(
  layered({ ...oneLine, color: color.panelFaint, fontSize: text[12].size, lineHeight: text[12].line }),
);

export const nav = style(
  layered({
    flex: 1,
    minBlockSize: 0,
    overflowY: 'auto',
    scrollbarWidth: 'thin',
    scrollbarColor: `${color.panelFaint} transparent`,
    marginBlockStart: space[12],
    // Inside, so that the tick at the edge is not cut off by the scrolling box.
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
      // Twice, because Link's own looks are in the same layer.
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
      // The signal: at the edge of the panel, in the one colour that nothing else in it has.
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
          [`${collapsed}`]: { justifyContent: 'center' },
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

// Collapsed, the word is clipped but still the link's name, and comes out beside the icon on hover and focus. It is
// fixed without a top of its own: so it stands at its entry's height and the scrolling box can't cut it off.
export const entryLabel = style(
  layered({
    ...oneLine,
    '@media': {
      [media.desktop]: {
        selectors: {
          [collapsed]: {
            position: 'fixed',
            insetInlineStart: `calc(${vars.panelWidth.collapsed} + ${space[4]})`,
            zIndex: vars.layer.tooltip,
            paddingBlock: space[4],
            paddingInline: space[8],
            border: `${vars.borderWidth} solid transparent`,
            borderRadius: vars.radius.chip,
            background: color.text,
            color: color.surface,
            fontSize: text[12].size,
            lineHeight: text[12].line,
            pointerEvents: 'none',
            clipPath: 'inset(50%)',
          },
          '[data-panel="collapsed"] :not([data-hints="off"]) > li > :is(:hover, :focus-visible) > &': {
            clipPath: 'none',
          },
        },
      },
    },
  }),
);

export const user = style(
  layered({
    marginBlockStart: space[12],
    marginInline: padding,
    paddingBlockStart: space[8],
    borderBlockStart: `${vars.borderWidth} solid ${color.panelLine}`,
    '@media': { [media.desktop]: { selectors: { [collapsed]: { marginInline: space[4] } } } },
  }),
);

export const userButton = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: space[12],
    inlineSize: '100%',
    minBlockSize: vars.height.touch,
    paddingBlock: space[4],
    paddingInline: space[8],
    borderRadius: vars.radius.control,
    outlineColor: color.accent,
    selectors: {
      '&[aria-expanded="true"]': { background: color.panelActive },
    },
    '@media': {
      [media.hover]: { selectors: { '&:hover': { background: color.panelActive } } },
      [media.desktop]: { selectors: { [collapsed]: { justifyContent: 'center', paddingInline: 0 } } },
    },
  }),
);

export const userIcon = style(
  layered({ display: 'inline-flex', color: color.panelFaint, '@media': hiddenWhenCollapsed }),
);
