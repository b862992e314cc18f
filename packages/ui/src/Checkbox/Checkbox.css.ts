import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';
import { components } from '../theme/layers.css.ts';
import { media } from '../theme/media.ts';
import { darkColor, lightColor } from '../theme/tokens.ts';

const { color, space, text } = vars;
const helpIndent = `calc(${space[16]} + ${space[8]} + ${space[2]})`;

export const root = style(layered({ display: 'inline-flex', flexDirection: 'column', minInlineSize: 0 }));

export const button = style(
  layered({
    display: 'inline-flex',
    alignItems: 'center',
    gap: `calc(${space[8]} + ${space[2]})`,
    minInlineSize: space[24],
    minBlockSize: space[24],
    WebkitTapHighlightColor: 'transparent',
    selectors: { '&[data-disabled]': { opacity: 0.55 } },
    '@media': {
      [media.phone]: { minBlockSize: vars.height.touch, minInlineSize: vars.height.touch },
      [media.forcedColors]: { selectors: { '&[data-disabled]': { opacity: 1, color: 'GrayText' } } },
    },
  }),
);

/** The box; `nativeCheckbox` gives a native `<input type="checkbox">` the same look. */
export const box = style(
  layered({
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    inlineSize: space[16],
    blockSize: space[16],
    border: `${vars.borderWidth} solid ${color.control}`,
    borderRadius: space[4],
    background: color.surface,
    color: color.onPrimary,
    transition: `background-color ${vars.motion.feedback} ${vars.motion.easeOut}`,
    selectors: {
      '[data-hovered] > &': { borderColor: color.primary },
      ':is([data-selected], [data-indeterminate]) > &': {
        background: color.primary,
        borderColor: color.primary,
      },
      '[data-invalid] > &': { borderColor: color.danger },
      '[data-focus-visible] > &': {
        outline: `${vars.focusWidth} solid ${color.focus}`,
        outlineOffset: vars.focusWidth,
      },
    },
    '@media': {
      [media.reducedMotion]: { transition: 'none' },
      [media.forcedColors]: {
        selectors: {
          ':is([data-selected], [data-indeterminate]) > &': {
            background: 'Highlight',
            borderColor: 'Highlight',
            color: 'HighlightText',
            forcedColorAdjust: 'none',
          },
        },
      },
    },
  }),
);

export const help = style(
  layered({
    display: 'flex',
    gap: space[4],
    marginInlineStart: helpIndent,
    fontSize: text[13].size,
    lineHeight: text[13].line,
  }),
);
export const description = style(layered({ color: color.muted }));
export const error = style(layered({ color: color.danger }));

// Not a transparent colour: forced colours would show the check mark in every box.
export const mark = style(
  layered({
    visibility: 'hidden',
    selectors: { [`:is([data-selected], [data-indeterminate]) > ${box} > &`]: { visibility: 'visible' } },
  }),
);

const drawn = createVar();
const tickMark = createVar();
const dashMark = createVar();
/** A background image: pseudo-elements in hundreds of boxes would cost a layout when all are checked at once. */
const image = (stroke: string, path: string) =>
  `url("data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16" fill="none" stroke="${stroke}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="${path}"/></svg>`,
  )}")`;
const marks = (stroke: string) => ({
  [tickMark]: image(stroke, 'm3.5 8.5 3 3 6-7'),
  [dashMark]: image(stroke, 'M4 8h8'),
});
// Images can't use CSS variables: the colour is the token's, and an app's `--derrick-color-on-primary` has no effect.
globalStyle(':root, [data-theme="light"]', {
  '@layer': { [components]: { vars: marks(lightColor.onPrimary) } },
});
globalStyle('[data-theme="dark"]', { '@layer': { [components]: { vars: marks(darkColor.onPrimary) } } });

/** Class name that makes a native input look like `Checkbox`, for table rows and other places with hundreds of them. */
export const nativeCheckbox = style(
  layered({
    appearance: 'none',
    flexShrink: 0,
    inlineSize: space[16],
    blockSize: space[16],
    margin: 0,
    border: `${vars.borderWidth} solid ${color.control}`,
    borderRadius: space[4],
    background: color.surface,
    vars: { [drawn]: tickMark },
    selectors: {
      '&:hover': { borderColor: color.primary },
      '&:indeterminate': { vars: { [drawn]: dashMark } },
      '&:is(:checked, :indeterminate)': {
        background: `${drawn} center / 100% no-repeat border-box ${color.primary}`,
        borderColor: color.primary,
      },
      '&:disabled': { opacity: 0.55 },
    },
    // The system's own box, in the chosen colours.
    '@media': { [media.forcedColors]: { appearance: 'auto' } },
  }),
);
