import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';

const { color, space } = vars;

export const root = style(
  layered({
    position: 'sticky',
    insetBlockEnd: 0,
    zIndex: vars.layer.sticky,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[12],
    // Keeps the content above the system bar at the bottom of a phone.
    paddingBlock: `${space[12]} calc(${space[12]} + env(safe-area-inset-bottom))`,
    paddingInline: space[16],
    border: `${vars.borderWidth} solid ${color.border}`,
    borderRadius: vars.radius.card,
    background: color.surface,
    boxShadow: vars.shadow[2],
  }),
);

export const message = style(
  layered({ flex: '1 1 12rem', minInlineSize: 0, color: color.muted, fontWeight: vars.weight.medium }),
);

export const actions = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    gap: space[8],
    '@media': { [media.phone]: { flex: '1 1 100%', justifyContent: 'flex-end' } },
  }),
);
