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
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
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
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[24],
  maxInlineSize: '56rem',
  marginInline: 'auto',
  padding: space[24],
  '@media': { [media.phone]: { padding: space[16] }, print: { maxInlineSize: 'none', padding: 0 } },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: space[16],
  '@media': { print: { display: 'none' } },
});

export const words = style({ display: 'grid', gap: space[8], minInlineSize: 0 });

export const title = style({
  fontSize: text[24].size,
  lineHeight: text[24].line,
  letterSpacing: vars.tracking.display,
  overflowWrap: 'anywhere',
});

export const state = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[8] });

export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  '@media': { [media.phone]: { inlineSize: '100%', flexDirection: 'column-reverse' } },
});

export const failure = style({ flexBasis: '100%' });

globalStyle('html', { '@media': { print: { colorScheme: 'light', background: 'none' } } });
