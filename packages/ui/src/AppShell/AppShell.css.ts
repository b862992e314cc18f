import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';
import { base } from '../theme/layers.css.ts';
import { media } from '../theme/media.ts';
import { shellGutter } from './shellGutter.ts';

const { color, motion, space } = vars;

// Not animated: each frame with a new width would lay out a complete table again.
export const shell = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    minBlockSize: '100dvh',
    '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);

// Provides the panel width to fixed elements beside the panel, such as toasts.
for (const state of ['expanded', 'collapsed'] as const) {
  globalStyle(`:root:has(.${shell}[data-panel="${state}"])`, {
    '@layer': {
      [base]: {
        '@media': { [media.desktop]: { vars: { '--derrick-side-panel': vars.panelWidth[state] } } },
      },
    },
  });
}

// Keeps focused elements visible below the top bar, and above buttons that stick to the bottom of the window.
globalStyle(`:root:has(.${shell})`, {
  '@layer': { [base]: { scrollPaddingBlock: `calc(${vars.height.topBar} + ${space[8]}) 8rem` } },
});

export const skipLink = style(
  layered({
    position: 'fixed',
    insetBlockStart: space[8],
    insetInlineStart: space[8],
    zIndex: vars.layer.overlay,
    paddingBlock: space[8],
    paddingInline: space[16],
    borderRadius: vars.radius.control,
    background: color.surface,
    color: color.link,
    boxShadow: vars.shadow[2],
    fontWeight: vars.weight.semibold,
    selectors: { '&:not(:focus)': { clipPath: 'inset(50%)', pointerEvents: 'none' } },
  }),
);

export const scrim = style(
  layered({
    display: 'none',
    '@media': {
      [media.phone]: {
        display: 'block',
        position: 'fixed',
        inset: 0,
        zIndex: vars.layer.panel,
        background: color.scrim,
        visibility: 'hidden',
        opacity: 0,
        transition: `opacity ${motion.overlay} ${motion.easeIn}, visibility 0s linear ${motion.overlay}`,
        selectors: {
          '&[data-open]': {
            visibility: 'visible',
            opacity: 1,
            transition: `opacity ${motion.overlay} ${motion.easeOut}`,
          },
        },
      },
      [media.reducedMotion]: { transition: 'none', selectors: { '&[data-open]': { transition: 'none' } } },
    },
  }),
);

export const content = style(layered({ display: 'flex', flexDirection: 'column', minInlineSize: 0 }));

export const main = style(
  layered({
    flex: 1,
    vars: { '--derrick-shell-gutter': `calc(${space[24]} + ${space[4]})` },
    paddingBlock: space[24],
    paddingInline: shellGutter,
    '@media': {
      [media.phone]: { vars: { '--derrick-shell-gutter': space[16] }, paddingBlock: space[16] },
    },
  }),
);
