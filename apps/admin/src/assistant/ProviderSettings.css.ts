import { vars } from '@derrick/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, space, text } = vars;

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  marginBlockStart: space[16],
  padding: space[20],
});

export const title = style({
  fontSize: text[16].size,
  lineHeight: text[16].line,
  fontWeight: vars.weight.semibold,
});

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[16] });

export const quiet = style({ color: color.muted, fontSize: text[13].size, lineHeight: text[13].line });

export const buttons = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'end', gap: space[12] });
