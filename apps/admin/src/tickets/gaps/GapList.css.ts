import { vars } from '@derrick/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, space, text } = vars;

/** Size of the icons, by which the text below an entry is indented. */
const iconSize = space[16];

export const list = style({ overflowWrap: 'anywhere' });

export const entry = style({ display: 'inline-flex', alignItems: 'start', gap: space[8], minInlineSize: 0 });

const icon = style({ flexShrink: 0, marginBlockStart: `calc((${text[14].line} - ${iconSize}) / 2)` });

export const blocking = style([icon, { color: color.danger }]);

export const warning = style([icon, { color: color.warning }]);

const below = style({ paddingInlineStart: `calc(${iconSize} + ${space[8]})` });

export const request = style([below, { color: color.muted }]);

export const problem = style([
  below,
  { display: 'flex', flexWrap: 'wrap', columnGap: space[8], rowGap: space[4] },
]);

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
