import { media, vars } from '@derrick/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, space, text } = vars;

/** Aligned with the adjacent field, whose label is above it. */
export const checkbox = style({
  '@media': { [media.desktop]: { alignSelf: 'center' } },
});

export const contacts = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[16] });

export const contact = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: space[16],
  minInlineSize: 0,
  margin: 0,
  padding: space[16],
  border: `${vars.borderWidth} solid ${color.border}`,
  borderRadius: vars.radius.control,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const contactHead = style({
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
  fontWeight: vars.weight.semibold,
});

export const problem = style({ fontSize: text[13].size, lineHeight: text[13].line, color: color.danger });

export const actions = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[12],
  padding: space[24],
  border: `${vars.borderWidth} solid ${color.border}`,
  borderRadius: vars.radius.card,
  background: color.surface,
  boxShadow: vars.shadow[1],
  '@media': { [media.phone]: { padding: space[16] } },
});

export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  '@media': { [media.phone]: { flexDirection: 'column', alignItems: 'stretch' } },
});
