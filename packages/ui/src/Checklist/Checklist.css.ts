import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';

const { color, space, text } = vars;

export const root = style(
  layered({
    padding: space[16],
    border: `${vars.borderWidth} solid ${color.border}`,
    borderRadius: vars.radius.card,
    background: color.surface,
    minInlineSize: 0,
  }),
);

export const header = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: space[16],
    marginBlockEnd: space[8],
  }),
);

export const title = style(layered({ fontSize: text[16].size, lineHeight: text[16].line }));

export const count = style(
  layered({
    color: color.muted,
    fontSize: text[13].size,
    lineHeight: text[13].line,
    // Below the title, which shares its line with the action.
    '@media': { [media.phone]: { order: 1, flexBasis: '100%' } },
  }),
);

export const headerAction = style(layered({ marginInlineStart: 'auto' }));

export const list = style(layered({ display: 'grid', gap: space[4] }));

export const item = style(
  layered({
    display: 'flex',
    gap: space[8],
    alignItems: 'flex-start',
    paddingBlock: space[4],
    overflowWrap: 'anywhere',
  }),
);

export const mark = style(
  layered({
    flexShrink: 0,
    display: 'grid',
    placeItems: 'center',
    blockSize: text[14].line,
    color: color.faint,
    selectors: { '[data-done] > &': { color: color.success } },
  }),
);

export const itemText = style(
  layered({ minInlineSize: 0, selectors: { '[data-done] > &': { color: color.muted } } }),
);

export const link = style(
  layered({
    color: color.link,
    fontWeight: vars.weight.medium,
    textUnderlineOffset: space[2],
    selectors: { '[data-done] &': { color: 'inherit', fontWeight: vars.weight.regular } },
  }),
);

export const description = style(
  layered({ color: color.muted, fontSize: text[13].size, lineHeight: text[13].line }),
);

export const itemAction = style(
  layered({ display: 'flex', flexWrap: 'wrap', gap: space[8], paddingBlock: `${space[8]} ${space[4]}` }),
);
