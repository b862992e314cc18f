import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { ownDirection } from '../theme/ownDirection.ts';

const { color, space, text } = vars;

export const root = style(layered({ listStyle: 'none', margin: 0, padding: 0, minInlineSize: 0 }));

export const group = style(
  layered({ selectors: { '&:not(:first-child)': { marginBlockStart: space[20] } } }),
);

export const groupName = style(
  layered({
    marginBlockEnd: space[12],
    color: color.muted,
    fontSize: text[13].size,
    lineHeight: text[13].line,
    fontWeight: vars.weight.semibold,
  }),
);

export const item = style(
  layered({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: `${space[24]} minmax(0, 1fr)`,
    columnGap: space[12],
    paddingBlockEnd: space[20],
    selectors: {
      // The line to the next mark.
      '&:not(:last-child)::before': {
        content: '',
        position: 'absolute',
        insetBlock: `${space[24]} 0`,
        insetInlineStart: `calc(${space[12]} - ${vars.borderWidth} / 2)`,
        inlineSize: vars.borderWidth,
        background: color.border,
      },
      '&:last-child': { paddingBlockEnd: 0 },
    },
    '@media': {
      [media.forcedColors]: { selectors: { '&:not(:last-child)::before': { background: 'CanvasText' } } },
    },
  }),
);

export const mark = style(
  layered({
    display: 'grid',
    placeItems: 'center',
    inlineSize: space[24],
    blockSize: space[24],
    borderRadius: vars.radius.full,
    '@media': { [media.forcedColors]: { outline: `${vars.borderWidth} solid CanvasText` } },
  }),
);

export const tone = styleVariants({
  neutral: layered({ color: color.muted, background: color.sunken }),
  info: layered({ color: color.info, background: color.infoFill }),
  success: layered({ color: color.success, background: color.successFill }),
  warning: layered({ color: color.warning, background: color.warningFill }),
  danger: layered({ color: color.danger, background: color.dangerFill }),
});

export const dot = style(
  layered({
    inlineSize: space[8],
    blockSize: space[8],
    borderRadius: vars.radius.full,
    background: 'currentColor',
    '@media': { [media.forcedColors]: { background: 'CanvasText', forcedColorAdjust: 'none' } },
  }),
);

export const content = style(
  layered({ minInlineSize: 0, paddingBlockStart: space[2], overflowWrap: 'anywhere' }),
);

export const title = style(layered({ ...ownDirection, fontWeight: vars.weight.medium }));

export const time = style(
  layered({ color: color.faint, fontSize: text[13].size, lineHeight: text[13].line }),
);

export const description = style(
  layered({ ...ownDirection, marginBlockStart: space[4], color: color.muted }),
);
