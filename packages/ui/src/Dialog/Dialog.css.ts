import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';
import { components } from '../theme/layers.css.ts';
import { media } from '../theme/media.ts';
import { ownDirection } from '../theme/ownDirection.ts';

const { color, motion, space, text } = vars;

export const scrim = style(
  layered({
    position: 'fixed',
    insetInline: 0,
    insetBlockStart: 0,
    // Based on the visual viewport, so that an on-screen keyboard pushes the dialog up instead of covering its footer.
    blockSize: 'var(--visual-viewport-height, 100dvh)',
    zIndex: vars.layer.overlay,
    display: 'grid',
    placeItems: 'center',
    padding: space[16],
    background: color.scrim,
    transition: `opacity ${motion.overlay} ${motion.easeOut}`,
    selectors: {
      '&[data-entering], &[data-exiting]': { opacity: 0 },
      '&[data-exiting]': { transitionTimingFunction: motion.easeIn },
    },
    '@media': {
      [media.reducedMotion]: {
        transition: 'none',
        // Overrides the entering and exiting states too, so that the first frame is opaque.
        selectors: { '&[data-entering], &[data-exiting]': { opacity: 1 } },
      },
    },
  }),
);

export const modal = style(
  layered({
    inlineSize: '100%',
    maxBlockSize: '100%',
    display: 'flex',
    border: `${vars.borderWidth} solid ${color.border}`,
    borderRadius: vars.radius.card,
    background: color.surface,
    color: color.text,
    boxShadow: vars.shadow[2],
    overflow: 'hidden',
    transition: `opacity ${motion.overlay} ${motion.easeOut}, transform ${motion.overlay} ${motion.easeOut}`,
    selectors: {
      '&[data-entering], &[data-exiting]': { opacity: 0, transform: 'scale(0.96)' },
      '&[data-exiting]': { transitionTimingFunction: motion.easeIn },
    },
    '@media': {
      [media.reducedMotion]: {
        transition: 'none',
        selectors: { '&[data-entering], &[data-exiting]': { opacity: 1, transform: 'none' } },
      },
    },
  }),
);

export const size = styleVariants({
  small: layered({ maxInlineSize: `calc(${space[64]} * 6.5)` }),
  medium: layered({ maxInlineSize: `calc(${space[64]} * 7.5)` }),
  large: layered({ maxInlineSize: `calc(${space[64]} * 10)` }),
});

export const dialog = style(
  layered({
    flex: 1,
    minInlineSize: 0,
    display: 'flex',
    flexDirection: 'column',
    // The dialog itself is focused on opening if nothing inside has `autoFocus`, so that screen readers read its name. A
    // focus ring would suggest a control.
    outline: 'none',
  }),
);

export const header = style(
  layered({
    display: 'flex',
    alignItems: 'flex-start',
    gap: space[12],
    paddingBlock: `${space[20]} 0`,
    paddingInline: space[24],
  }),
);

export const headings = style(layered({ flex: 1, minInlineSize: 0 }));

export const title = style(
  layered({ ...ownDirection, fontSize: text[18].size, lineHeight: text[18].line, overflowWrap: 'anywhere' }),
);

export const description = style(layered({ ...ownDirection, display: 'block', color: color.muted }));

// Aligned with the first line of the title; the icon aligns with the padding.
export const close = style(
  layered({
    marginBlock: `calc((${text[18].line} - ${vars.height.medium}) / 2)`,
    marginInlineEnd: `calc((${vars.icon.medium} - ${vars.height.medium}) / 2)`,
  }),
);

export const body = style(
  layered({
    flex: '0 1 auto',
    minBlockSize: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    paddingBlock: `${space[20]} ${space[24]}`,
    paddingInline: space[24],
    overflowWrap: 'anywhere',
    // Space for the focus ring of a field at the edge of the scroll container.
    scrollPadding: space[16],
    // No gap in a dialog without content.
    selectors: { '&:empty': { paddingBlockStart: 0 } },
  }),
);

export const message = style(layered({ ...ownDirection, paddingBlockStart: space[8], color: color.muted }));

export const footer = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: space[8],
    paddingBlock: space[12],
    paddingInline: space[24],
    borderBlockStart: `${vars.borderWidth} solid ${color.border}`,
    '@media': { [media.phone]: { paddingInline: space[16] } },
  }),
);

// On a phone the buttons share the width.
globalStyle(`${footer} > *`, {
  '@layer': { [components]: { '@media': { [media.phone]: { flex: '1 1 auto' } } } },
});
