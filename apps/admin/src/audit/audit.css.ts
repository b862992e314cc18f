import { media, vars } from '@derrick/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, space, text } = vars;

// On phones a card has one line for user and time; the exact time is in the details.
export const time = style({
  display: 'flex',
  flexDirection: 'column',
  '@media': { [media.phone]: { display: 'inline' } },
});

/** Two lines if the column is narrow. */
export const action = style({
  display: 'block',
  lineHeight: text[13].line,
  whiteSpace: 'normal',
  selectors: {
    // Two lines fit into the height of one and the margin in which a cell is not clipped.
    '[data-layout="two-lines"] &': {
      marginBlock: `calc(${space[4]} * -1)`,
      fontSize: text[13].size,
      lineHeight: text[12].line,
    },
  },
});

export const exact = style({
  color: color.muted,
  fontSize: text[12].size,
  lineHeight: text[12].line,
  '@media': { [media.phone]: { display: 'none' } },
});

export const pages = style({
  padding: space[16],
});

export const removed = style({ padding: space[16], color: color.muted, textAlign: 'center' });

export const banner = style({ marginBlockEnd: space[16] });

export const changes = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: text[13].size,
  lineHeight: text[13].line,
});

export const cell = style({
  padding: `${space[8]} ${space[8]} ${space[8]} 0`,
  borderBlockEnd: `${vars.borderWidth} solid ${color.border}`,
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
});

export const related = style({
  paddingInlineStart: space[16],
});
