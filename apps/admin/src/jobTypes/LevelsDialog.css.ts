import { media, vars } from '@derrick/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, space, text } = vars;
const line = `${vars.borderWidth} solid ${color.border}`;

export const list = style({
  border: line,
  borderRadius: vars.radius.control,
});

export const item = style({
  padding: `${space[8]} ${space[12]}`,
  selectors: { '& + &': { borderBlockStart: line } },
});

/** Name and rate. The rate is beside the name, or below it if the width is too small for both. */
export const nameAndRate = style({
  flex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[12],
  minInlineSize: 0,
});

/** Below the name on phones, aligned with its start. */
export const rate = style({
  '@media': {
    [media.phone]: {
      flexBasis: '100%',
      // Same distance to the line below as between the name, which is a button, and the line above.
      marginBlockStart: `calc(-1 * ${space[4]})`,
      paddingBlockEnd: space[8],
      paddingInlineStart: space[32],
    },
  },
});

export const toggle = style({
  justifyContent: 'flex-start',
  minInlineSize: 0,
  color: color.text,
  marginInlineStart: `calc(-1 * ${space[8]})`,
  blockSize: 'auto',
  whiteSpace: 'normal',
  textAlign: 'start',
  overflowWrap: 'anywhere',
});

export const chevron = style({
  flex: 'none',
  transition: `transform ${vars.motion.feedback}`,
  selectors: { '[aria-expanded="true"] &': { transform: 'rotate(90deg)' } },
});

export const note = style({ color: color.muted, fontSize: text[13].size, lineHeight: text[13].line });

export const name = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const roles = style({
  paddingBlock: space[8],
  // Aligned with the start of the level's name.
  paddingInlineStart: space[32],
});

export const roleList = style({ margin: 0, padding: 0, listStyle: 'none' });

export const roleItem = style({ paddingBlock: space[2] });

export const start = style({ alignSelf: 'start' });

export const form = style({
  padding: space[12],
  borderRadius: vars.radius.control,
  background: color.sunken,
});

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[12],
});

export const withRate = style({
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const question = style({ margin: 0 });

export const retiredTitle = style({
  margin: 0,
  fontSize: text[14].size,
  lineHeight: text[14].line,
  fontWeight: vars.weight.semibold,
});
