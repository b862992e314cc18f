import { vars } from '@derrick/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, space, text } = vars;

export const popover = style({
  display: 'grid',
  gap: space[12],
  inlineSize: 'min(26rem, calc(100vw - 3rem))',
});

export const title = style({ margin: 0, fontSize: text[16].size, lineHeight: text[16].line });

export const panel = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[12] });

export const page = style([panel, { maxInlineSize: '48rem', marginInline: 'auto' }]);

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
});

export const rows = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[16] });

export const waiting = style({ display: 'grid', gap: space[8] });

export const group = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] });

export const groupTitle = style({
  margin: 0,
  color: color.muted,
  fontSize: text[12].size,
  lineHeight: text[12].line,
  fontWeight: vars.weight.semibold,
});

export const links = style({ display: 'flex', justifyContent: 'space-between', gap: space[16] });

export const more = style({ justifySelf: 'center' });
