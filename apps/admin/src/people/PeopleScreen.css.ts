import { media, shellGutter, vars } from '@derrick/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[20],
  '@media': { [media.phone]: { gap: space[12] } },
});

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space[16],
  '@media': { [media.phone]: { gap: space[8] } },
});

export const table = style({
  vars: { '--derrick-table-sticky-top': vars.height.topBar },
  '@media': { [media.phone]: { marginInline: `calc(-1 * ${shellGutter})` } },
});

export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `calc(${space[8]} + ${space[2]})`,
  inlineSize: '100%',
});

export const search = style({
  flex: '1 1 16rem',
  // Beside the action where they fit into one line, else across.
  '@media': { '(min-width: 1024px)': { maxInlineSize: '18.6rem' } },
});

export const invite = style({
  marginInlineStart: 'auto',
  '@media': { [media.phone]: { order: -1, inlineSize: '100%' } },
});

export const reasons = style({ margin: 0, paddingInlineStart: space[20], listStyle: 'disc' });

export const state = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '20rem',
  border: `${vars.borderWidth} solid ${color.border}`,
  borderRadius: vars.radius.card,
  background: color.surface,
  boxShadow: vars.shadow[1],
});
