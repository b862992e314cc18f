import { vars } from '@derrick/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, space, text } = vars;

export const legend = style({ padding: 0, marginBlockEnd: space[8], fontWeight: vars.weight.semibold });

export const choice = style({
  display: 'flex',
  gap: space[8],
  padding: space[12],
  border: `${vars.borderWidth} solid ${color.control}`,
  borderRadius: vars.radius.control,
  selectors: {
    '&:has(:checked)': { borderColor: color.primary, background: color.selected },
    '&:has(:focus-visible)': {
      outline: `${vars.focusWidth} solid ${color.focus}`,
      outlineOffset: vars.focusWidth,
    },
  },
});

export const radio = style({ flexShrink: 0, accentColor: color.primary, outline: 'none' });
export const about = style({ minInlineSize: 0, overflowWrap: 'anywhere' });
export const whose = style({ display: 'block', fontWeight: vars.weight.medium });
export const value = style({
  display: 'block',
  color: color.muted,
  fontSize: text[13].size,
  lineHeight: text[13].line,
  whiteSpace: 'pre-wrap',
  maxBlockSize: '8lh',
  overflow: 'auto',
});
export const both = style({ color: color.muted, fontSize: text[13].size, lineHeight: text[13].line });
