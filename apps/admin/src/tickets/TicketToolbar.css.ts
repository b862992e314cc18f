import { media, vars } from '@derrick/ui/theme';
import { style } from '@vanilla-extract/css';

export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `calc(${vars.space[8]} + ${vars.space[2]})`,
  inlineSize: '100%',
});

export const search = style({
  inlineSize: '18.6rem',
  maxInlineSize: '100%',
  '@media': { [media.phone]: { inlineSize: '100%' } },
});

export const actions = style({
  display: 'flex',
  gap: `calc(${vars.space[8]} + ${vars.space[2]})`,
  marginInlineStart: 'auto',
  '@media': { [media.phone]: { order: -1, inlineSize: '100%' } },
});

export const create = style({ '@media': { [media.phone]: { flex: 1 } } });

export const invoice = style({ '@media': { [media.phone]: { flex: 1 } } });
