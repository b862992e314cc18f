import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';

const { color, space, text } = vars;

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
    // Wraps a long translation instead of widening the page.
    minInlineSize: 0,
    cursor: 'default',
    userSelect: 'none',
    WebkitTapHighlightColor: 'transparent',
    transition: `background-color ${vars.motion.feedback} ${vars.motion.easeOut}`,
    selectors: {
      '&[data-pressed]': { transform: 'translateY(0.5px)' },
      '&[data-disabled]': { opacity: 0.5 },
      '&[data-pending]': { cursor: 'progress' },
    },
    '@media': {
      [media.reducedMotion]: { transition: 'none', selectors: { '&[data-pressed]': { transform: 'none' } } },
      [media.forcedColors]: {
        borderColor: 'ButtonText',
        selectors: { '&[data-disabled]': { opacity: 1, color: 'GrayText', borderColor: 'GrayText' } },
      },
    },
  }),
);

// A Link that looks like a button has no press or hover state of react-aria's.
const hot = '&:is([data-hovered], [data-pressed], a:hover)';

export const variant = styleVariants({
  primary: layered({
    background: color.primary,
    color: color.onPrimary,
    selectors: { [hot]: { background: color.primaryHover } },
  }),
  secondary: layered({
    background: color.surface,
    color: color.text,
    borderColor: color.border,
    selectors: { [hot]: { background: color.hover, borderColor: color.control } },
  }),
  ghost: layered({
    color: color.muted,
    selectors: { [hot]: { background: color.hover, color: color.text } },
  }),
  danger: layered({
    background: color.danger,
    color: color.onDanger,
    selectors: { [hot]: { background: color.dangerHover } },
  }),
});

export const size = styleVariants({
  compact: layered({
    minBlockSize: vars.height.compact,
    paddingInline: space[12],
    fontSize: text[13].size,
    lineHeight: text[13].line,
  }),
  medium: layered({ minBlockSize: vars.height.control, paddingInline: space[16] }),
  form: layered({ minBlockSize: vars.height.form, paddingInline: space[20] }),
});

export const icon = style(
  layered({
    display: 'inline-flex',
    // Optical: an icon's own padding makes the start of the button look wider than its end.
    marginInlineStart: `calc(${space[2]} * -1)`,
  }),
);
