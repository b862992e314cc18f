import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';

const { color, space, text } = vars;

export const root = style(
  layered({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[8], minInlineSize: 0 }),
);

export const list = style(layered({ display: 'contents', listStyle: 'none' }));

export const chip = style(
  layered({
    display: 'inline-flex',
    alignItems: 'center',
    minInlineSize: 0,
    maxInlineSize: '100%',
    borderRadius: vars.radius.chip,
    border: `${vars.borderWidth} solid ${color.border}`,
    background: color.selected,
    color: color.text,
    fontSize: text[13].size,
    lineHeight: text[13].line,
  }),
);

export const text_ = style(
  layered({
    paddingInlineStart: space[8],
    minInlineSize: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  }),
);
export { text_ as text };

const button = {
  border: 0,
  background: 'none',
  color: color.muted,
  borderRadius: vars.radius.chip,
  selectors: { '&:hover': { color: color.text } },
} as const;

export const remove = style(
  layered({
    ...button,
    flexShrink: 0,
    display: 'grid',
    placeItems: 'center',
    inlineSize: `calc(${space[24]} + ${space[4]})`,
    blockSize: `calc(${space[24]} + ${space[4]})`,
    padding: 0,
    '@media': { [media.phone]: { inlineSize: vars.height.touch, blockSize: vars.height.touch } },
  }),
);

export const clear = style(
  layered({
    ...button,
    minBlockSize: `calc(${space[24]} + ${space[4]})`,
    paddingInline: space[8],
    color: color.link,
    fontSize: text[13].size,
    lineHeight: text[13].line,
    fontWeight: vars.weight.medium,
    selectors: { '&:hover': { textDecoration: 'underline' } },
    '@media': { [media.phone]: { minBlockSize: vars.height.touch } },
  }),
);
