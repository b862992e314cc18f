import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { ownDirection } from '../theme/ownDirection.ts';

const { color, motion, space, text } = vars;

const arrive = keyframes({ from: { opacity: 0, transform: `translateY(${space[16]}) scale(0.98)` } });
const leave = keyframes({ to: { opacity: 0, transform: 'scale(0.98)' } });
const arriveAbove = keyframes({ from: { opacity: 0, transform: `translateY(calc(${space[16]} * -1))` } });

const phoneInset = `calc(${space[12]} + env(safe-area-inset-top, 0px))`;

export const region = style(
  layered({
    position: 'fixed',
    insetBlockEnd: `calc(${space[24]} + var(--derrick-toast-shift, 0px))`,
    insetInlineEnd: space[24],
    zIndex: vars.layer.toast,
    display: 'flex',
    // react-aria renders the newest toast first. It is placed nearest to the edge.
    flexDirection: 'column-reverse',
    gap: space[12],
    inlineSize: `calc(${space[64]} * 5.5)`,
    maxInlineSize: `calc(100vw - ${space[32]})`,
    borderRadius: vars.radius.card,
    '@media': {
      [media.phone]: {
        insetBlock: `calc(${vars.height.topBar} + ${phoneInset} + var(--derrick-toast-shift, 0px)) auto`,
        selectors: {
          '&[data-over-dialog]': {
            insetBlockStart: `calc(${phoneInset} + var(--derrick-toast-shift, 0px))`,
          },
        },
        insetInline: space[16],
        inlineSize: 'auto',
        flexDirection: 'column',
      },
    },
  }),
);

export const toast = style(
  layered({
    display: 'flex',
    alignItems: 'flex-start',
    gap: space[12],
    padding: space[12],
    border: `${vars.borderWidth} solid ${color.border}`,
    borderRadius: vars.radius.card,
    background: color.surface,
    color: color.text,
    boxShadow: vars.shadow[2],
    animation: `${arrive} ${motion.overlay} ${motion.easeOut}`,
    selectors: {
      // The copy of a closed toast fades out behind the other toasts.
      '&[data-leaving]': {
        position: 'fixed',
        zIndex: `calc(${vars.layer.toast} - 1)`,
        pointerEvents: 'none',
        animation: `${leave} ${motion.popover} ${motion.easeIn} forwards`,
      },
    },
    '@media': {
      [media.phone]: {
        selectors: { '&:not([data-leaving])': { animationName: arriveAbove } },
      },
      [media.reducedMotion]: {
        animation: 'none',
        selectors: { '&[data-leaving]': { animation: 'none' } },
      },
    },
  }),
);

const tileBase = style(
  layered({
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    inlineSize: space[32],
    blockSize: space[32],
    borderRadius: vars.radius.control,
  }),
);

export const tile = styleVariants({
  success: [tileBase, layered({ background: color.successFill, color: color.success })],
  danger: [tileBase, layered({ background: color.dangerFill, color: color.danger })],
  warning: [tileBase, layered({ background: color.warningFill, color: color.warning })],
  info: [tileBase, layered({ background: color.infoFill, color: color.info })],
});

export const content = style(
  layered({
    flex: 1,
    minInlineSize: 0,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    fontSize: text[14].size,
    lineHeight: text[14].line,
    overflowWrap: 'anywhere',
    // A single line is centered beside the icon.
    paddingBlock: `calc((${space[32]} - ${text[14].line}) / 2)`,
    selectors: { '&:has(> :nth-child(2))': { paddingBlock: 0 } },
  }),
);

export const title = style(layered({ ...ownDirection, fontWeight: vars.weight.semibold }));

export const description = style(layered({ ...ownDirection, color: color.muted }));

export const action = style(layered({ marginBlockStart: space[8] }));

export const close = style(
  layered({ marginBlock: `calc(${space[4]} * -1)`, marginInlineEnd: `calc(${space[4]} * -1)` }),
);
