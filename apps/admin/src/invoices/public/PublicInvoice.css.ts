import { lightColor, media, vars } from '@derrick/ui/tokens';
import { assignVars, globalStyle, style } from '@vanilla-extract/css';

const { color, space, text } = vars;

export const page = style({
  minBlockSize: '100dvh',
  background: color.canvas,
  color: color.text,
  '@media': {
    // Light colors in print, independent of the theme.
    print: { minBlockSize: 0, background: 'none', vars: assignVars(vars.color, lightColor) },
  },
});

export const header = style({
  paddingBlock: space[12],
  paddingInline: space[24],
  borderBlockEnd: `${vars.borderWidth} solid ${color.border}`,
  background: color.surface,
  '@media': { [media.phone]: { paddingInline: space[16] }, print: { display: 'none' } },
});

export const company = style({
  fontSize: text[16].size,
  lineHeight: text[16].line,
  fontWeight: vars.weight.semibold,
  overflowWrap: 'anywhere',
});

export const main = style({
  maxInlineSize: '56rem',
  marginInline: 'auto',
  padding: space[24],
  '@media': { [media.phone]: { padding: space[16] }, print: { maxInlineSize: 'none', padding: 0 } },
});

export const head = style({
  '@media': { print: { display: 'none' } },
});

export const pay = style({
  '@media': { print: { display: 'none' } },
});

export const sectionTitle = style({
  fontSize: text[16].size,
  lineHeight: text[16].line,
  fontWeight: vars.weight.semibold,
});

export const title = style({
  fontSize: text[24].size,
  lineHeight: text[24].line,
  letterSpacing: vars.tracking.display,
  overflowWrap: 'anywhere',
});

globalStyle('html', { '@media': { print: { colorScheme: 'light', background: 'none' } } });
