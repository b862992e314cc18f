import { globalStyle, style } from '@vanilla-extract/css';
import { SIGNATURE_RATIO } from '../signature/strokes.ts';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';
import { components } from '../theme/layers.css.ts';
import { media } from '../theme/media.ts';

const { color, space, text } = vars;

export const root = style(layered({ display: 'flex', flexDirection: 'column', minInlineSize: 0 }));

/** A fixed aspect ratio, so that rotating and resizing only scale the drawing. */
const paper = {
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '100%',
  maxInlineSize: `calc(${space[64]} * 8)`,
  aspectRatio: String(SIGNATURE_RATIO),
  border: `${vars.borderWidth} solid ${color.control}`,
  borderRadius: vars.radius.control,
  background: color.surface,
  color: color.text,
  overflow: 'hidden',
  userSelect: 'none',
  WebkitTapHighlightColor: 'transparent',
} as const;

const states = {
  '[data-invalid] > &': {
    borderColor: color.danger,
    boxShadow: `inset 0 0 0 ${vars.borderWidth} ${color.danger}`,
  },
  '[data-disabled] > &': { opacity: 0.55 },
  '[data-readonly] > &': { background: color.sunken, borderColor: color.border },
} as const;

export const pad = style(
  layered({
    ...paper,
    // The page must not scroll while the user draws.
    touchAction: 'none',
    cursor: 'crosshair',
    selectors: {
      ...states,
      ':is([data-disabled], [data-readonly]) > &': { cursor: 'default', touchAction: 'auto' },
    },
    '@media': { [media.forcedColors]: { selectors: { '[data-disabled] > &': { borderColor: 'GrayText' } } } },
  }),
);

/** The paper of the pad. A pad that fills the screen is larger than its paper. */
export const paperArea = style(
  layered({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center', pointerEvents: 'none' }),
);

/** The button that shows the signature on a phone and opens the full-screen pad. */
export const preview = style(layered({ ...paper, selectors: states }));

export const ink = style(layered({ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' }));

export const line = style(
  layered({
    position: 'absolute',
    insetInline: space[24],
    insetBlockEnd: '25%',
    borderBlockEnd: `${vars.borderWidth} solid ${color.border}`,
    pointerEvents: 'none',
  }),
);

export const hint = style(layered({ padding: space[16], color: color.muted, textAlign: 'center' }));

export const typedName = style(
  layered({
    maxInlineSize: '100%',
    paddingInline: space[24],
    fontSize: text[30].size,
    lineHeight: text[30].line,
    fontStyle: 'italic',
    textAlign: 'center',
    overflowWrap: 'anywhere',
  }),
);

export const actions = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[8],
    marginBlockStart: space[8],
  }),
);

export const typed = style(layered({ marginBlockStart: space[8] }));

export const screen = style(
  layered({
    position: 'fixed',
    insetInline: 0,
    insetBlockStart: 0,
    blockSize: '100dvh',
    // Above toasts, which would cover a part of the pad.
    zIndex: `calc(${vars.layer.toast} + 1)`,
    background: color.canvas,
    color: color.text,
  }),
);

export const screenModal = style(layered({ display: 'flex', blockSize: '100%' }));

export const screenDialog = style(
  layered({
    flex: 1,
    minInlineSize: 0,
    display: 'grid',
    gridTemplateRows: 'auto minmax(0, 1fr) auto',
    gap: space[12],
    padding: `calc(${space[12]} + env(safe-area-inset-top)) calc(${space[16]} + env(safe-area-inset-right)) calc(${space[12]} + env(safe-area-inset-bottom)) calc(${space[16]} + env(safe-area-inset-left))`,
    outline: 'none',
  }),
);

export const screenTitle = style(
  layered({ fontSize: text[16].size, lineHeight: text[16].line, overflowWrap: 'anywhere' }),
);

/** Summary of the signed content. In landscape it is beside the title and cut off, so that the pad stays large. */
export const screenSummary = style(
  layered({
    flex: '1 1 100%',
    minInlineSize: 0,
    color: color.muted,
    fontSize: text[14].size,
    lineHeight: text[14].line,
    overflowWrap: 'anywhere',
    '@media': {
      [media.low]: { flexBasis: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    },
  }),
);

export const screenHeader = style(
  layered({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: space[12] }),
);

/** The pad fills the screen between title and buttons. Its paper is as large as fits, in the middle. */
export const surface = style(
  layered({ containerType: 'size', aspectRatio: 'auto', maxInlineSize: 'none', blockSize: '100%' }),
);

globalStyle(`${surface} > ${paperArea}`, {
  '@layer': {
    [components]: {
      position: 'relative',
      inset: 'auto',
      inlineSize: `min(100cqi, calc(100cqb * ${SIGNATURE_RATIO}))`,
      aspectRatio: String(SIGNATURE_RATIO),
    },
  },
});

globalStyle(`${surface} svg`, { '@layer': { [components]: { overflow: 'visible' } } });

export const screenActions = style(
  layered({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: space[8] }),
);

export const doneButton = style(layered({ marginInlineStart: 'auto' }));
