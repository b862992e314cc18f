import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';

const { color, space, text } = vars;

const TILE_WIDTH = `calc(${space[48]} * 3)`;
const isRow = '[data-layout="rows"] &';

export const root = style(layered({ listStyle: 'none', margin: 0, padding: 0, minInlineSize: 0 }));

export const layout = styleVariants({
  tiles: layered({
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${TILE_WIDTH}), 1fr))`,
    gap: space[12],
  }),
  rows: layered({ display: 'grid', gap: space[8] }),
});

export const item = style(
  layered({
    minInlineSize: 0,
    selectors: {
      [isRow]: {
        display: 'flex',
        alignItems: 'center',
        gap: space[8],
        paddingInlineEnd: space[8],
        border: `${vars.borderWidth} solid ${color.border}`,
        borderRadius: vars.radius.tile,
        background: color.surface,
      },
    },
  }),
);

export const target = style(
  layered({
    display: 'block',
    inlineSize: '100%',
    padding: 0,
    border: 0,
    borderRadius: vars.radius.tile,
    background: 'transparent',
    color: color.text,
    fontSize: text[14].size,
    lineHeight: text[14].line,
    textAlign: 'start',
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    selectors: {
      [isRow]: {
        flex: 1,
        minInlineSize: 0,
        display: 'flex',
        alignItems: 'center',
        gap: space[12],
        minBlockSize: vars.height.row,
        padding: space[8],
      },
      '&:focus-visible': {
        outline: `${vars.focusWidth} solid ${color.focus}`,
        outlineOffset: vars.focusWidth,
      },
    },
  }),
);

export const pressable = style(layered({ cursor: 'pointer' }));

export const preview = style(
  layered({
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    aspectRatio: '4 / 3',
    marginBlockEnd: space[4],
    overflow: 'hidden',
    borderRadius: vars.radius.tile,
    background: color.sunken,
    color: color.muted,
    selectors: {
      [isRow]: { inlineSize: space[48], marginBlockEnd: 0, borderRadius: vars.radius.chip },
    },
    '@media': { [media.forcedColors]: { border: `${vars.borderWidth} solid currentColor` } },
  }),
);

export const image = style(layered({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' }));

export const texts = style(layered({ minInlineSize: 0 }));

export const name = style(
  layered({
    selectors: {
      [`${pressable} &`]: { textDecoration: 'underline', textDecorationColor: color.control },
      [`${pressable}:hover &`]: { textDecorationColor: 'currentColor' },
    },
  }),
);

export const description = style(
  layered({ color: color.muted, fontSize: text[13].size, lineHeight: text[13].line }),
);

export const actions = style(layered({ display: 'flex', flexShrink: 0, gap: space[4] }));
