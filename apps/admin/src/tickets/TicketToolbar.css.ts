import { media, vars } from '@derrick/ui/tokens';
import { style } from '@vanilla-extract/css';

export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `calc(${vars.space[8]} + ${vars.space[2]})`,
  inlineSize: '100%',
});

export const search = style({
  flex: '1 1 11rem',
  // Beside the actions where they fit into one line, else across.
  '@media': { '(min-width: 1024px)': { maxInlineSize: '18.6rem' } },
});

export const actions = style({
  display: 'flex',
  gap: `calc(${vars.space[8]} + ${vars.space[2]})`,
  marginInlineStart: 'auto',
  '@media': { [media.phone]: { order: -1, inlineSize: '100%' } },
});

export const create = style({ '@media': { [media.phone]: { flex: 1 } } });

// One action on a phone; an invoice is made at a desk.
export const invoice = style({ '@media': { [media.phone]: { display: 'none' } } });

export const chips = style({ inlineSize: '100%' });
