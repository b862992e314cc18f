import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';

const { color, space, text } = vars;

/** Ring around each avatar in the color of the surface, so that overlapping avatars stay apart. */
const ring = { boxShadow: `0 0 0 ${vars.focusWidth} ${color.surface}` } as const;

export const root = style(layered({ display: 'inline-flex', listStyle: 'none', margin: 0, padding: 0 }));

export const member = style(
  layered({
    display: 'inline-flex',
    // With the ring of the next avatar, a larger overlap would cover initials.
    selectors: { '&:not(:first-child)': { marginInlineStart: `calc(${space[2]} * -1)` } },
    '@media': {
      // Borders of overlapping avatars would cross.
      [media.forcedColors]: { selectors: { '&:not(:first-child)': { marginInlineStart: space[2] } } },
    },
  }),
);

export const avatar = style(layered(ring));

export const more = style(
  layered({
    ...ring,
    display: 'inline-grid',
    placeItems: 'center',
    background: color.sunken,
    color: color.muted,
    fontWeight: vars.weight.semibold,
    fontVariantNumeric: 'tabular-nums',
    // The plus stays before the number in a page from right to left.
    direction: 'ltr',
    '@media': { [media.forcedColors]: { border: `${vars.borderWidth} solid CanvasText` } },
  }),
);

const small = `calc(${space[12]} * 2 + ${space[4]})`;

export const size = styleVariants({
  small: layered({ minInlineSize: small, blockSize: small, fontSize: text[12].size, lineHeight: 1 }),
  medium: layered({ minInlineSize: space[32], blockSize: space[32], fontSize: text[13].size, lineHeight: 1 }),
  large: layered({ minInlineSize: space[48], blockSize: space[48], fontSize: text[16].size, lineHeight: 1 }),
});

export const shape = styleVariants({
  round: layered({ borderRadius: vars.radius.full, paddingInline: space[4] }),
  square: layered({ borderRadius: vars.radius.chip, paddingInline: space[4] }),
});
