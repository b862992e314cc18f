import { vars } from '@derrick/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, space, text } = vars;

export const popover = style({
  display: 'grid',
  gap: space[12],
  inlineSize: 'min(26rem, calc(100vw - 3rem))',
});

export const title = style({ margin: 0, fontSize: text[16].size, lineHeight: text[16].line });

export const page = style({ inlineSize: '100%', maxInlineSize: '48rem', marginInline: 'auto' });

export const groupTitle = style({
  margin: 0,
  color: color.muted,
  fontSize: text[12].size,
  lineHeight: text[12].line,
  fontWeight: vars.weight.semibold,
});

export const more = style({ alignSelf: 'center' });
