import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';

const { color, space, text } = vars;

export const root = style(
  layered({
    display: 'inline-flex',
    maxInlineSize: '100%',
    padding: space[2],
    border: `${vars.borderWidth} solid ${color.border}`,
    borderRadius: vars.radius.control,
    background: color.sunken,
  }),
);

// All segments share extra width if the control is wider than its text.
export const field = style(layered({ flex: '1 1 auto', minInlineSize: 0, display: 'flex' }));

export const segment = style(
  layered({
    flex: '1 1 auto',
    minInlineSize: 0,
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[8],
    paddingInline: space[12],
    border: `${vars.borderWidth} solid transparent`,
    borderRadius: vars.radius.chip,
    color: color.muted,
    fontWeight: vars.weight.medium,
    textAlign: 'center',
    WebkitTapHighlightColor: 'transparent',
    selectors: {
      '&[data-hovered]': { color: color.text },
      '&[data-selected]': {
        color: color.text,
        background: color.surface,
        borderColor: color.control,
      },
      '&[data-disabled]': { opacity: 0.5 },
      '&[data-focus-visible]': { outline: `${vars.focusWidth} solid ${color.focus}` },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&[data-selected]': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
          '&[data-disabled]': { opacity: 1, color: 'GrayText' },
        },
      },
    },
  }),
);

/** Height of a segment, so that the control is as high as a field of the same size. */
const within = (height: string) => `calc(${height} - (${space[2]} + ${vars.borderWidth}) * 2)`;

export const size = styleVariants({
  small: layered({
    minBlockSize: within(vars.height.small),
    fontSize: text[13].size,
    lineHeight: text[13].line,
  }),
  medium: layered({ minBlockSize: within(vars.height.medium) }),
  large: layered({ minBlockSize: within(vars.height.large) }),
});
