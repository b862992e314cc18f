import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';

const { color, space, text } = vars;

export const root = style(layered({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }));

/** A touch screen usually belongs to a device with a camera. */
export const camera = style(
  layered({ display: 'none', marginBlockEnd: space[12], '@media': { [media.touch]: { display: 'grid' } } }),
);

/** A finger cannot drop files. */
export const orDrop = style(layered({ '@media': { [media.touch]: { display: 'none' } } }));

export const area = style(
  layered({
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    columnGap: space[4],
    minBlockSize: space[64],
    padding: space[12],
    border: `${vars.borderWidth} dashed ${color.control}`,
    borderRadius: vars.radius.tile,
    color: color.muted,
    fontSize: text[14].size,
    lineHeight: text[14].line,
    textAlign: 'center',
    transition: `background-color ${vars.motion.feedback} ${vars.motion.easeOut}`,
    selectors: {
      '&:hover': { background: color.hover },
      '[data-dragging] > &': { background: color.selected, borderColor: color.primary, color: color.text },
      '[data-invalid] > &': { borderColor: color.danger },
      '[data-disabled] > &': { background: 'none', borderColor: color.border, color: color.faint },
      '&:has(> button:focus-visible)': {
        outline: `${vars.focusWidth} solid ${color.focus}`,
        outlineOffset: vars.focusWidth,
      },
    },
    '@media': {
      [media.reducedMotion]: { transition: 'none' },
      [media.forcedColors]: {
        selectors: {
          '[data-dragging] > &': { borderColor: 'Highlight' },
          '[data-disabled] > &': { color: 'GrayText', borderColor: 'GrayText' },
        },
      },
    },
  }),
);

export const choose = style(
  layered({
    color: color.link,
    fontWeight: vars.weight.semibold,
    outline: 'none',
    // Extends the button's press area over the complete dropzone.
    selectors: {
      '&::after': { content: "''", position: 'absolute', inset: 0 },
      '&:disabled': { color: color.faint },
    },
    '@media': { [media.forcedColors]: { selectors: { '&:disabled': { color: 'GrayText' } } } },
  }),
);

export const help = style(layered({ gridArea: 'auto' }));

export const files = style(layered({ display: 'grid', gap: space[8], marginBlockStart: space[16] }));

export const file = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: space[12],
    minBlockSize: vars.height.row,
    paddingBlock: space[8],
    paddingInline: space[12],
    border: `${vars.borderWidth} solid ${color.border}`,
    borderRadius: vars.radius.tile,
    background: color.surface,
    selectors: { '&[data-status="failed"]': { borderColor: color.danger } },
  }),
);

export const type = style(
  layered({
    flexShrink: 0,
    display: 'grid',
    placeItems: 'center',
    inlineSize: space[32],
    blockSize: space[32],
    borderRadius: vars.radius.chip,
    background: color.infoFill,
    color: color.info,
    fontSize: text[12].size,
    lineHeight: text[12].line,
    fontWeight: vars.weight.semibold,
    selectors: { '[data-status="failed"] > &': { background: color.dangerFill, color: color.danger } },
  }),
);

export const about = style(layered({ flex: 1, minInlineSize: 0, display: 'grid', gap: space[4] }));

export const line = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    columnGap: space[12],
    fontSize: text[14].size,
    lineHeight: text[14].line,
  }),
);

export const name = style(
  layered({
    minInlineSize: 0,
    // Limits a file name, of up to 255 characters, to a few lines. Its beginning distinguishes files best.
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 3,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    color: color.text,
    fontWeight: vars.weight.semibold,
    textDecoration: 'none',
    selectors: {
      '&:is(button)': { textDecoration: 'underline', textDecorationColor: color.control },
      '&:is(button):hover': { textDecorationColor: 'currentColor' },
    },
  }),
);

export const size = style(
  layered({
    flexShrink: 0,
    color: color.muted,
    fontSize: text[13].size,
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const failure = style(
  layered({
    color: color.danger,
    fontSize: text[13].size,
    lineHeight: text[13].line,
    overflowWrap: 'anywhere',
  }),
);

export const doneIcon = style(layered({ flexShrink: 0, color: color.success }));
