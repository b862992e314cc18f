import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';
import { components } from '../theme/layers.css.ts';
import { media } from '../theme/media.ts';
import { ownDirection } from '../theme/ownDirection.ts';

const { color, space, text } = vars;

/**
 * Label and label action in one row, then the control, then description or error. In the DOM the action follows the
 * control.
 */
export const root = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gridTemplateAreas: '"label action" "box box" "help help"',
    minInlineSize: 0,
  }),
);

export const label = style(
  layered({
    ...ownDirection,
    gridArea: 'label',
    marginBlockEnd: `calc(${space[2]} * 3)`,
    fontSize: text[14].size,
    lineHeight: text[14].line,
    fontWeight: vars.weight.semibold,
    overflowWrap: 'anywhere',
  }),
);

export const required = style(
  layered({ color: color.danger, marginInline: space[2], textDecoration: 'none' }),
);

export const action = style(
  layered({ gridArea: 'action', marginBlockEnd: `calc(${space[2]} * 3)`, paddingInlineStart: space[12] }),
);

/** The frame of a control. State attributes (`[data-invalid]`, `[data-disabled]`) are on the field around it. */
export const box = style(
  layered({
    gridArea: 'box',
    position: 'relative',
    display: 'flex',
    alignItems: 'stretch',
    minInlineSize: 0,
    border: `${vars.borderWidth} solid ${color.control}`,
    borderRadius: vars.radius.control,
    background: color.surface,
    color: color.text,
    selectors: {
      '&:hover': { borderColor: color.muted },
      '[data-invalid] > &': {
        borderColor: color.danger,
        boxShadow: `inset 0 0 0 ${vars.borderWidth} ${color.danger}`,
      },
      '[data-disabled] > &': { opacity: 0.55, borderColor: color.control },
      '[data-readonly] > &': { background: color.sunken, borderColor: color.border },
      // The focus ring is around the frame, not around the borderless control inside.
      '&:has(> :is(input, select, [aria-haspopup]):focus-visible)': {
        outline: `${vars.focusWidth} solid ${color.focus}`,
        outlineOffset: vars.focusWidth,
      },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: { '[data-disabled] > &': { opacity: 1, borderColor: 'GrayText', color: 'GrayText' } },
      },
    },
  }),
);

export const size = styleVariants({
  small: layered({ minBlockSize: vars.height.small }),
  medium: layered({ minBlockSize: vars.height.medium }),
  large: layered({ minBlockSize: vars.height.large }),
});

export const input = style(
  layered({
    flex: 1,
    minInlineSize: 0,
    inlineSize: '100%',
    appearance: 'none',
    border: 0,
    borderRadius: 'inherit',
    background: 'none',
    outline: 'none',
    paddingBlock: 0,
    paddingInline: space[12],
    fontSize: text[14].size,
    lineHeight: text[14].line,
    textOverflow: 'ellipsis',
    selectors: {
      '&::-webkit-search-cancel-button': { appearance: 'none' },
      '&::-ms-reveal': { display: 'none' },
      // Autofill paints its own background, which only an inset shadow can cover.
      '&:autofill': {
        boxShadow: `inset 0 0 0 ${space[64]} ${color.surface}`,
        WebkitTextFillColor: color.text,
        caretColor: color.text,
      },
      // A button before the control has its own padding.
      '* + &': { paddingInlineStart: 0 },
    },
    '@media': {
      // With a font below 16 px iOS zooms into the page on focus.
      [media.phone]: { fontSize: text[16].size, lineHeight: text[16].line },
    },
  }),
);

/** A button inside the frame, as high as the frame. */
export const fieldButton = style(
  layered({
    flexShrink: 0,
    display: 'grid',
    placeItems: 'center',
    inlineSize: vars.height.medium,
    borderRadius: vars.radius.control,
    color: color.muted,
    WebkitTapHighlightColor: 'transparent',
    selectors: {
      '&:hover': { color: color.text },
      '&:focus-visible': { outlineOffset: `calc(${vars.focusWidth} * -2)` },
    },
  }),
);

const help = {
  gridArea: 'help',
  marginBlockStart: `calc(${space[2]} * 3)`,
  fontSize: text[13].size,
  lineHeight: text[13].line,
  overflowWrap: 'anywhere',
} as const;

export const description = style(layered({ ...ownDirection, ...help, color: color.muted }));
export const error = style(
  layered({ ...help, display: 'flex', gap: `calc(${space[2]} * 3)`, color: color.danger }),
);
export const errorText = style(layered(ownDirection));
export const errorIcon = style(layered({ marginBlockStart: vars.borderWidth }));

// Hides the clear button that Edge on Windows would add beside the kit's own.
globalStyle('input::-ms-clear', { '@layer': { [components]: { display: 'none' } } });
