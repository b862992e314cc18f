import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { type LayeredRule, layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';

const { color, space, text } = vars;

// Also applies to a Link that looks like a button.
const isLive = ':where(:not([data-disabled], [data-pending]))';
const pressed = `&:active${isLive}`;
const hovered = `&:hover${isLive}`;

export const root = style(
  layered({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[8],
    border: `${vars.borderWidth} solid transparent`,
    borderRadius: vars.radius.control,
    fontFamily: 'inherit',
    fontSize: text[14].size,
    lineHeight: text[14].line,
    fontWeight: vars.weight.semibold,
    textAlign: 'center',
    textDecoration: 'none',
    // Lets a long translation wrap instead of widening the page.
    minInlineSize: 0,
    cursor: 'default',
    userSelect: 'none',
    WebkitTapHighlightColor: 'transparent',
    transition: `background-color ${vars.motion.feedback} ${vars.motion.easeOut}`,
    selectors: {
      [pressed]: { transform: 'translateY(0.5px)' },
      '&[data-disabled]': { opacity: 0.5 },
      '&[data-pending]': { cursor: 'progress' },
    },
    '@media': {
      [media.reducedMotion]: { transition: 'none', selectors: { [pressed]: { transform: 'none' } } },
      [media.forcedColors]: {
        borderColor: 'ButtonText',
        selectors: { '&[data-disabled]': { opacity: 1, color: 'GrayText', borderColor: 'GrayText' } },
      },
    },
  }),
);

/** Styles of a variant: at rest (`rest`), and while hovered or pressed (`hot`). */
const variantStyle = (rest: LayeredRule, hot: LayeredRule) =>
  layered({
    ...rest,
    selectors: { [pressed]: hot },
    // On a touch screen `:hover` would remain on the element after a tap.
    '@media': { [media.hover]: { selectors: { [hovered]: hot } } },
  });

export const variant = styleVariants({
  primary: variantStyle(
    {
      background: color.primary,
      color: color.onPrimary,
    },
    { background: color.primaryHover },
  ),
  secondary: variantStyle(
    {
      background: color.surface,
      color: color.text,
      borderColor: color.border,
    },
    { background: color.hover, borderColor: color.control },
  ),
  ghost: variantStyle(
    {
      color: color.muted,
    },
    { background: color.hover, color: color.text },
  ),
  danger: variantStyle(
    {
      background: color.danger,
      color: color.onDanger,
    },
    { background: color.dangerHover },
  ),
});

export const size = styleVariants({
  small: layered({
    minBlockSize: vars.height.small,
    paddingInline: space[12],
    fontSize: text[13].size,
    lineHeight: text[13].line,
  }),
  medium: layered({ minBlockSize: vars.height.medium, paddingInline: space[16] }),
  large: layered({ minBlockSize: vars.height.large, paddingInline: space[20] }),
});

export const icon = style(
  layered({
    display: 'inline-flex',
    // Optical correction: the space inside an icon makes the padding at the start look wider than at the end.
    marginInlineStart: `calc(${space[2]} * -1)`,
  }),
);
