import { media, shellGutter, vars } from '@derrick/ui/tokens';
import { style } from '@vanilla-extract/css';

const { space } = vars;
const gap = `calc(${space[8]} + ${space[2]})`;

export const page = style({
  '@media': { [media.phone]: { gap: space[12] } },
});

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space[16],
  '@media': { [media.phone]: { gap: space[8] } },
});

/** A table that is a page's list: its header sticks below the top bar, and on a phone it lies from edge to edge. */
export const table = style({
  vars: { '--derrick-table-sticky-top': vars.height.topBar },
  '@media': { [media.phone]: { marginInline: `calc(-1 * ${shellGutter})` } },
});

export const toolbar = style({
  gap,
  inlineSize: '100%',
});

export const search = style({
  flex: '1 1 11rem',
  // Beside the actions where they fit into one line, else across.
  '@media': { '(min-width: 1024px)': { maxInlineSize: '18.6rem' } },
});

export const actions = style({
  gap,
  marginInlineStart: 'auto',
  '@media': { [media.phone]: { order: -1, inlineSize: '100%', flexWrap: 'wrap' } },
});

export const create = style({
  display: 'grid',
  // On a line of its own rather than with its label on two.
  '@media': { [media.phone]: { flex: '1 0 auto', maxInlineSize: '100%' } },
});

export const moreActions = style({ display: 'contents' });

export const chips = style({
  inlineSize: '100%',
});

export const reasons = style({ margin: 0, paddingInlineStart: space[20], listStyle: 'disc' });

export const heading = style({
  padding: 0,
  marginBlockEnd: space[8],
  fontSize: vars.text[14].size,
  lineHeight: vars.text[14].line,
  fontWeight: vars.weight.semibold,
});

/** The fields of a section, one below the other. */
export const filters = style({ display: 'grid', alignContent: 'start', gap: space[16] });

export const reset = style({ marginInlineEnd: 'auto' });

/** A picture and a name in one cell. */
export const person = style({ display: 'inline-flex', alignItems: 'center', gap, maxInlineSize: '100%' });

export const personName = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
