import { media, vars } from '@derrick/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, space, text } = vars;

export const root = style({
  padding: space[24],
  '@media': { [media.phone]: { padding: space[16] } },
  border: `${vars.borderWidth} solid ${color.border}`,
  borderRadius: vars.radius.card,
  background: color.surface,
});

export const title = style({ fontSize: text[16].size, lineHeight: text[16].line });
/** Positions the list of suggestions below the text area. */
export const mentions = style({ position: 'relative' });
export const submit = style({ alignSelf: 'start' });
export const more = style({ alignSelf: 'start' });
export const comment = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
export const changes = style({
  color: color.muted,
  overflowWrap: 'anywhere',
});
