import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';
import { components } from '../theme/layers.css.ts';
import { media } from '../theme/media.ts';

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

/** The square; also worn by a native `<input type="checkbox">` through `nativeCheckbox`. */
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

// Not a transparent colour: forced colours would paint the tick of every box.
export const mark = style(
  layered({
    visibility: 'hidden',
    selectors: { [`:is([data-selected], [data-indeterminate]) > ${box} > &`]: { visibility: 'visible' } },
  }),
);

/** Looks of `Checkbox` for a native input, for places with too many for react-aria (table rows). */
export const nativeCheckbox = style(
  layered({
    appearance: 'none',
    display: 'inline-grid',
    placeContent: 'center',
    flexShrink: 0,
    inlineSize: space[16],
    blockSize: space[16],
    margin: 0,
    border: `${vars.borderWidth} solid ${color.control}`,
    borderRadius: space[4],
    background: color.surface,
    selectors: {
      '&:hover': { borderColor: color.primary },
      '&:is(:checked, :indeterminate)': { background: color.primary, borderColor: color.primary },
      '&:disabled': { opacity: 0.55 },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&:is(:checked, :indeterminate)': {
            background: 'Highlight',
            borderColor: 'Highlight',
            forcedColorAdjust: 'none',
          },
        },
      },
    },
  }),
);

// The same tick and dash as Checkbox's icons, cut out of the foreground colour.
const tick = 'polygon(14% 44%, 0 62%, 39% 100%, 100% 18%, 84% 2%, 38% 65%)';
const dash = 'polygon(4% 38%, 96% 38%, 96% 62%, 4% 62%)';
const native = (pseudo: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`${nativeCheckbox}${pseudo}`, { '@layer': { [components]: rule } });
native(':is(:checked, :indeterminate)::before', {
  content: '',
  inlineSize: `calc(${space[2]} * 5)`,
  blockSize: `calc(${space[2]} * 5)`,
  background: color.onPrimary,
  clipPath: tick,
  '@media': { [media.forcedColors]: { background: 'HighlightText' } },
});
native(':indeterminate::before', { clipPath: dash });
