import { media, vars } from '@derrick/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, space, text } = vars;

export const card = style({
  padding: space[24],
  border: `${vars.borderWidth} solid ${color.border}`,
  borderRadius: vars.radius.card,
  background: color.surface,
  '@media': { [media.phone]: { padding: space[16] } },
});

export const about = style({ flex: '1 1 18rem' });

export const heading = style({ fontSize: text[16].size, lineHeight: text[16].line });

export const muted = style({ fontSize: text[14].size, color: color.muted, overflowWrap: 'anywhere' });

export const signed = style({ overflowWrap: 'anywhere' });

export const ink = style({ inlineSize: '100%', maxInlineSize: '15rem', blockSize: 'auto' });

export const typed = style({ fontSize: text[24].size, lineHeight: text[24].line, fontStyle: 'italic' });

export const summary = style({
  padding: space[16],
  border: `${vars.borderWidth} solid ${color.border}`,
  borderRadius: vars.radius.control,
});
