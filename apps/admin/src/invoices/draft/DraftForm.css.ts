import { media, vars } from '@derrick/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, space, text } = vars;

/** Full width of the card, because lines need the space of the section title. */
export const lines = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  paddingBlock: space[24],
  borderBlockEnd: `${vars.borderWidth} solid ${color.border}`,
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: space[12],
});

export const title = style({ fontSize: text[16].size, lineHeight: text[16].line });

export const hint = style({ fontSize: text[13].size, lineHeight: text[13].line, color: color.muted });

export const choice = style({
  display: 'grid',
  gap: space[8],
  justifyItems: 'start',
  '@media': { [media.phone]: { justifyItems: 'stretch' } },
});

export const label = style({
  fontSize: text[14].size,
  lineHeight: text[14].line,
  fontWeight: vars.weight.medium,
});
