import { media, vars } from '@derrick/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, space, text } = vars;

/** Full width of the card, because lines need the space of the section title. */
export const lines = style({
  paddingBlock: space[24],
  borderBlockEnd: `${vars.borderWidth} solid ${color.border}`,
});

export const title = style({ fontSize: text[16].size, lineHeight: text[16].line });

export const hint = style({ fontSize: text[13].size, lineHeight: text[13].line, color: color.muted });

export const choice = style({
  '@media': { [media.phone]: { alignItems: 'stretch' } },
});

export const label = style({
  fontSize: text[14].size,
  lineHeight: text[14].line,
  fontWeight: vars.weight.medium,
});
