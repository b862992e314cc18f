import { vars } from '@derrick/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, space, text } = vars;

export const page = style({ maxInlineSize: '48rem' });

export const title = style({
  fontSize: text[18].size,
  lineHeight: text[18].line,
  // Room for the top bar when a link scrolls to the heading.
  scrollMarginBlockStart: space[64],
});

export const sectionLink = style({
  display: 'inline-block',
  paddingBlock: space[4],
  color: color.link,
  textUnderlineOffset: space[2],
});

export const muted = style({ color: color.muted, textWrap: 'pretty', overflowWrap: 'anywhere' });

export const photoProblem = style({ flexBasis: '100%', color: color.danger });

export const list = style({ gap: 0 });

export const item = style({
  paddingBlock: space[12],
  borderBlockStart: `${vars.borderWidth} solid ${color.border}`,
  selectors: { '&:first-child': { borderBlockStart: 0 } },
});

export const itemText = style({ flex: '1 1 14rem', minInlineSize: 0, overflowWrap: 'anywhere' });

export const itemTitle = style({
  fontWeight: vars.weight.medium,
});

/** Dark on light in every theme, with a quiet zone, so that cameras can read it. */
export const qr = style({
  display: 'block',
  inlineSize: '12rem',
  blockSize: '12rem',
  borderRadius: vars.radius.tile,
});

export const codes = style({
  padding: space[16],
  borderRadius: vars.radius.tile,
  background: color.sunken,
  fontFamily: vars.font.mono,
  fontSize: text[13].size,
  lineHeight: text[13].line,
});
