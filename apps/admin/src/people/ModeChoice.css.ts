import { media, vars } from '@derrick/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const group = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, auto)',
  gap: space[2],
  minInlineSize: 0,
  margin: 0,
  padding: `calc(${space[2]} + ${vars.borderWidth})`,
  border: 0,
  borderRadius: vars.radius.tile,
  background: color.sunken,
});

export const mode = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minBlockSize: vars.height.small,
  paddingInline: space[4],
  borderRadius: vars.radius.control,
  color: color.muted,
  fontWeight: vars.weight.medium,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover': { color: color.text },
    // The border distinguishes the selected option in dark mode, where the backgrounds are similar.
    '&:has(:checked)': {
      background: color.surface,
      color: color.text,
      boxShadow: vars.shadow[1],
      outline: `${vars.borderWidth} solid ${color.control}`,
      outlineOffset: `calc(-1 * ${vars.borderWidth})`,
    },
    '&:has(:focus-visible)': {
      outline: `${vars.focusWidth} solid ${color.focus}`,
      outlineOffset: `calc(-1 * ${vars.focusWidth})`,
    },
    '&:has(:disabled)': { color: color.faint },
  },
  '@media': {
    [media.forcedColors]: {
      // Forced colors remove the background that marks the selected option.
      selectors: { '&:has(:checked)': { outline: `${vars.borderWidth} solid Highlight` } },
    },
  },
});

/** Covers the label, so that pointer events reach the input itself. */
export const radio = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  outline: 'none',
});
