import { vars } from '@derrick/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 14rem), 1fr))',
  columnGap: space[16],
});

export const entry = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  inlineSize: '100%',
  minBlockSize: vars.height.medium,
  padding: 0,
  border: 0,
  background: 'transparent',
  color: color.text,
  textAlign: 'start',
  textDecoration: 'underline',
  cursor: 'pointer',
  selectors: { '&[data-met]': { color: color.muted, textDecoration: 'none' } },
});
