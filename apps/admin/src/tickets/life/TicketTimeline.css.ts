import { vars } from '@derrick/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, space, text } = vars;

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  padding: space[24],
  border: `${vars.borderWidth} solid ${color.border}`,
  borderRadius: vars.radius.card,
  background: color.surface,
});

export const title = style({ fontSize: text[16].size, lineHeight: text[16].line });
export const form = style({ display: 'grid', justifyItems: 'stretch', gap: space[8] });
/** Positions the list of suggestions below the text area. */
export const mentions = style({ position: 'relative' });
export const submit = style({ justifySelf: 'start' });
export const more = style({ justifySelf: 'start' });
export const comment = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
export const changes = style({
  display: 'grid',
  gap: space[4],
  color: color.muted,
  overflowWrap: 'anywhere',
});
