import { globalStyle, style } from '@vanilla-extract/css';
import { checkMarks } from '../theme/checkMarks.ts';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';
import { tokens } from '../theme/layers.css.ts';
import { media } from '../theme/media.ts';
import { ownDirection } from '../theme/ownDirection.ts';
import { darkColor, lightColor } from '../theme/tokens.ts';

const { color, space, text } = vars;
const helpIndent = `calc(${space[16]} + ${space[8]} + ${space[2]})`;

export const root = style(layered({ display: 'inline-flex', flexDirection: 'column', minInlineSize: 0 }));

export const button = style(
  layered({
    // The invisible input scrolls with its label, so that a scroll container reveals the focused checkbox.
    position: 'relative',
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

/** The box. `nativeCheckbox` gives a native `<input type="checkbox">` the same look. */
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

export const label = style(layered(ownDirection));

export const help = style(
  layered({
    marginInlineStart: helpIndent,
    fontSize: text[13].size,
    lineHeight: text[13].line,
  }),
);
export const description = style(layered({ ...ownDirection, color: color.muted }));
export const error = style(layered({ display: 'flex', gap: space[4], color: color.danger }));

// The check mark is hidden without a transparent color: forced-colors mode would show it in every box.
export const mark = style(
  layered({
    visibility: 'hidden',
    selectors: { [`:is([data-selected], [data-indeterminate]) > ${box} > &`]: { visibility: 'visible' } },
  }),
);

const [tick, dash] = ['var(--derrick-mark-tick)', 'var(--derrick-mark-dash)'];
const marks = (stroke: string) => ({ '@layer': { [tokens]: { vars: checkMarks(stroke) } } });
globalStyle(':root, [data-theme="light"]', marks(lightColor.onPrimary));
globalStyle('[data-theme="dark"]', marks(darkColor.onPrimary));

/**
 * Class name that makes a native input look like `Checkbox`, for table rows and other lists with hundreds of checkboxes.
 */
export const nativeCheckbox = style(
  layered({
    appearance: 'none',
    flexShrink: 0,
    inlineSize: space[16],
    blockSize: space[16],
    margin: 0,
    border: `${vars.borderWidth} solid ${color.control}`,
    borderRadius: space[4],
    // Both marks are loaded from the start at size 0. Otherwise the browser would decode a mark only at the first press
    // and show it late.
    background: `${tick} center / 0 no-repeat border-box, ${dash} center / 0 no-repeat border-box ${color.surface}`,
    selectors: {
      '&:hover': { borderColor: color.primary },
      '&:is(:checked, :indeterminate)': { backgroundColor: color.primary, borderColor: color.primary },
      '&:checked': { backgroundSize: '100%, 0' },
      '&:indeterminate': { backgroundSize: '0, 100%' },
      '&:disabled': { opacity: 0.55 },
    },
    // Forced-colors mode uses the native checkbox, in the user's colors.
    '@media': { [media.forcedColors]: { appearance: 'auto' } },
  }),
);
