import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';

const { color, space, text } = vars;

/** Height of a full list, so that the dialog does not change its size while the user types. */
export const dialog = style(
  layered({
    blockSize: `min(calc(${space[64]} * 7), calc(var(--visual-viewport-height, 100dvh) - 2 * ${space[16]}))`,
  }),
);

export const search = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: space[12],
    flexShrink: 0,
    minBlockSize: vars.height.topBar,
    paddingInline: space[16],
    borderBlockEnd: `${vars.borderWidth} solid ${color.border}`,
  }),
);

export const input = style(
  layered({
    flex: 1,
    minInlineSize: 0,
    appearance: 'none',
    border: 0,
    background: 'none',
    // The input is the only focus target in the window and always has focus, so it needs no ring.
    outline: 'none',
    fontSize: text[16].size,
    lineHeight: text[16].line,
  }),
);

export const list = style(
  layered({
    flex: '0 1 auto',
    minBlockSize: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: space[8],
    selectors: { '&:empty': { display: 'none' } },
  }),
);

export const sectionTitle = style(
  layered({
    paddingBlock: `${space[8]} ${space[4]}`,
    paddingInline: space[8],
    color: color.faint,
    fontSize: text[12].size,
    lineHeight: text[12].line,
    fontWeight: vars.weight.semibold,
  }),
);

export const item = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: space[12],
    minBlockSize: vars.height.large,
    paddingBlock: space[4],
    paddingInline: space[8],
    borderRadius: vars.radius.chip,
    cursor: 'default',
    scrollMarginBlock: space[32],
    selectors: { '&[data-active]': { background: color.selected } },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&[data-active]': {
            forcedColorAdjust: 'none',
            background: 'Highlight',
            color: 'HighlightText',
          },
        },
      },
    },
  }),
);

export const itemText = style(
  layered({ flex: 1, minInlineSize: 0, display: 'grid', overflowWrap: 'anywhere', unicodeBidi: 'isolate' }),
);

const inActive = { [media.forcedColors]: { selectors: { '[data-active] &': { color: 'HighlightText' } } } };

export const description = style(
  layered({ color: color.muted, fontSize: text[13].size, lineHeight: text[13].line, '@media': inActive }),
);

export const icon = style(
  layered({ display: 'inline-flex', flexShrink: 0, color: color.muted, '@media': inActive }),
);

export const shortcut = style(layered({ '@media': { [media.phone]: { display: 'none' } } }));

export const note = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[8],
    padding: space[16],
    color: color.muted,
    overflowWrap: 'anywhere',
  }),
);

export const failure = style(layered({ flex: '1 1 12rem', minInlineSize: 0, color: color.danger }));
