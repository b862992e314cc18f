import { media, vars } from '@derrick/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

/** The target of a link: keeps the title below the sticky top bar. */
export const section = style({ scrollMarginBlockStart: `calc(${vars.height.topBar} + ${space[16]})` });

export const item = style({
  gap: `${space[8]} ${space[16]}`,
  paddingBlock: space[12],
  borderBlockStart: `${vars.borderWidth} solid ${color.border}`,
});

export const name = style({ flex: '1 1 14rem', minInlineSize: 0 });

export const fixed = style({ color: color.muted });

export const channels = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[8]} ${space[16]}`,
  '@media': { [media.phone]: { inlineSize: '100%', justifyContent: 'space-between' } },
});

export const mail = style({
  inlineSize: '12rem',
  '@media': { [media.phone]: { flex: '1 1 9rem', inlineSize: 'auto' } },
});
