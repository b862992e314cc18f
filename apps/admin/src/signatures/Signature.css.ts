import { media, vars } from '@derrick/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, space, text } = vars;

export const card = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: space[12],
  padding: space[16],
  border: `${vars.borderWidth} solid ${color.border}`,
  borderRadius: vars.radius.card,
  background: color.surface,
});

export const about = style({ flex: '1 1 18rem', minInlineSize: 0, display: 'grid', gap: space[8] });

export const heading = style({ fontSize: text[16].size, lineHeight: text[16].line });

export const muted = style({ fontSize: text[14].size, color: color.muted, overflowWrap: 'anywhere' });

export const signed = style({ display: 'grid', gap: space[4], overflowWrap: 'anywhere' });

export const ink = style({ inlineSize: '100%', maxInlineSize: '15rem', blockSize: 'auto' });

export const typed = style({ fontSize: text[24].size, lineHeight: text[24].line, fontStyle: 'italic' });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space[8],
  '@media': { [media.phone]: { flexDirection: 'column-reverse', inlineSize: '100%' } },
});

export const fields = style({ display: 'grid', gap: space[16] });
