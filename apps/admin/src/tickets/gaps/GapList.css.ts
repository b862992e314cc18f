import { vars } from '@derrick/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const list = style({ overflowWrap: 'anywhere' });

export const entry = style({ flexWrap: 'nowrap' });

const icon = style({ flexShrink: 0, marginBlockStart: space[4] });

export const blocking = style([icon, { color: color.danger }]);

export const warning = style([icon, { color: color.warning }]);

export const ask = style({ minInlineSize: 0 });

export const asked = style({ color: color.muted });

/** Looks like a link, but focuses a field on the same page. */
export const field = style({
  padding: 0,
  border: 0,
  background: 'transparent',
  color: color.link,
  font: 'inherit',
  textAlign: 'start',
  textDecoration: 'underline',
  cursor: 'pointer',
});
