import { media, vars } from '@derrick/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, space, text: size, radius } = vars;

export const step = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[16] });

export const quiet = style({ color: color.muted, fontSize: size[13].size, lineHeight: size[13].line });

export const examples = style({ display: 'grid', gap: space[8] });

/** Examples are full sentences and can wrap. */
export const example = style({
  blockSize: 'auto',
  paddingBlock: space[8],
  justifyContent: 'start',
  textAlign: 'start',
  whiteSpace: 'normal',
});

export const microphone = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[12] });

export const choices = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  marginBlockStart: space[8],
});

export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
});

export const undo = style({ marginBlockEnd: space[16] });

export const text = style({
  margin: 0,
  padding: space[12],
  borderRadius: radius.control,
  background: color.sunken,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
});

export const mark = style({
  borderRadius: radius.control,
  color: color.text,
  background: color.warningFill,
  '@media': { [media.forcedColors]: { color: 'MarkText', background: 'Mark' } },
});

export const rows = style({ display: 'grid', gap: space[12], margin: 0, padding: 0, listStyle: 'none' });

export const row = style({
  display: 'grid',
  gap: space[8],
  paddingBlockEnd: space[12],
  borderBlockEnd: `${vars.borderWidth} solid ${color.border}`,
});

export const rowHead = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[8],
});

export const candidates = style({ paddingInlineStart: space[32] });
