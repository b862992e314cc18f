import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { collapsed, hiddenWhenCollapsed } from './panelText.css.ts';

const { color, motion, space, text } = vars;

const padding = space[12];

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
    // A border is needed in the dark theme, where panel and canvas have similar colors, and in forced-colors mode.
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

export const headButton = style(
  layered({
    selectors: {
      // `&&` doubles the specificity to override IconButton's own styles in the same layer.
      '&&': { color: color.panelFaint, outlineColor: color.accent },
      '&&:is(:hover, :active)': {
        background: color.panelActive,
        color: color.panelTextActive,
      },
    },
  }),
);

// `&&` doubles the specificity to override IconButton's own styles in the same layer.
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

export const user = style(
  layered({
    marginBlockStart: space[12],
    marginInline: padding,
    paddingBlockStart: space[8],
    borderBlockStart: `${vars.borderWidth} solid ${color.panelLine}`,
    '@media': { [media.desktop]: { selectors: { [collapsed]: { marginInline: space[4] } } } },
  }),
);
