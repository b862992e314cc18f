import { media, vars } from '@derrick/ui/tokens';
import { style } from '@vanilla-extract/css';

export const picture = style({
  position: 'relative',
  overflow: 'hidden',
  background: vars.color.panel,
  '@media': { [media.phone]: { display: 'none' } },
});

export const drawing = style({ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' });

export const contours = style({ fill: 'none', stroke: '#2F7F7C' });

export const derrick = style({
  fill: 'none',
  stroke: vars.color.accent,
  strokeWidth: 2.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

export const claim = style({
  position: 'absolute',
  insetInlineStart: `calc(${vars.space[48]} + ${vars.space[8]})`,
  insetBlockEnd: `calc(${vars.space[48]} + ${vars.space[8]})`,
  maxInlineSize: 'min(26rem, 80%)',
  textWrap: 'balance',
  color: vars.color.panelTextActive,
  fontSize: vars.text[30].size,
  lineHeight: vars.text[30].line,
  fontWeight: vars.weight.semibold,
  letterSpacing: vars.tracking.display,
});
