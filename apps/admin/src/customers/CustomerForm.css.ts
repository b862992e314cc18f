import { media, vars } from '@derrick/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, space, text } = vars;

/** Aligned with the adjacent field, whose label is above it. */
export const checkbox = style({
  '@media': { [media.desktop]: { alignSelf: 'center' } },
});

export const contact = style({
  padding: space[16],
  border: `${vars.borderWidth} solid ${color.border}`,
  borderRadius: vars.radius.control,
});

export const contactHead = style({
  gridColumn: '1 / -1',
  fontWeight: vars.weight.semibold,
});

export const problem = style({ fontSize: text[13].size, lineHeight: text[13].line, color: color.danger });

export const actions = style({
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
