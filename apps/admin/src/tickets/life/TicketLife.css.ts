import { media, vars } from '@derrick/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, space, text } = vars;

export const root = style({
  paddingBlock: space[16],
  paddingInline: space[24],
  border: `${vars.borderWidth} solid ${color.border}`,
  borderRadius: vars.radius.card,
  background: color.surface,
  '@media': { [media.phone]: { paddingInline: space[16] } },
});

export const state = style({
  columnGap: space[8],
  rowGap: space[8],
  flex: '1 1 18rem',
  minBlockSize: vars.height.medium,
});

export const moved = style({ fontSize: text[14].size, color: color.muted });

export const comment = style({
  flexBasis: '100%',
  paddingInlineStart: space[12],
  borderInlineStart: `${vars.borderWidth} solid ${color.border}`,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
});

export const hint = style({ flexBasis: '100%', fontSize: text[13].size, color: color.muted });
