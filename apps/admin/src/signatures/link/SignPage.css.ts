import { media, vars } from '@derrick/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, space, text } = vars;

export const page = style({ minBlockSize: '100dvh', background: color.canvas });

export const header = style({
  padding: `${space[12]} ${space[20]}`,
  borderBlockEnd: `${vars.borderWidth} solid ${color.border}`,
  background: color.surface,
});

export const company = style({
  flex: 1,
  fontWeight: vars.weight.semibold,
  overflowWrap: 'anywhere',
});

export const main = style({
  inlineSize: '100%',
  maxInlineSize: '46rem',
  marginInline: 'auto',
  padding: `${space[32]} ${space[20]}`,
  '@media': { [media.phone]: { padding: `${space[20]} ${space[16]}` } },
});

export const title = style({
  fontSize: text[24].size,
  lineHeight: text[24].line,
  letterSpacing: vars.tracking.heading,
  overflowWrap: 'anywhere',
});

export const intro = style({ color: color.muted, textWrap: 'pretty', overflowWrap: 'anywhere' });

export const card = style({
  padding: space[24],
  border: `${vars.borderWidth} solid ${color.border}`,
  borderRadius: vars.radius.card,
  background: color.surface,
  '@media': { [media.phone]: { padding: space[16] } },
});

export const heading = style({ fontSize: text[18].size, lineHeight: text[18].line });

export const subheading = style({ fontSize: text[14].size, lineHeight: text[14].line });

export const wrong = style({
  color: color.muted,
});
