import { media, vars } from '@derrick/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, space, text: size, radius } = vars;

export const step = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[16] });

export const quiet = style({ color: color.muted, fontSize: size[13].size, lineHeight: size[13].line });

/** An example is a sentence: it wraps. */
export const example = style({
  blockSize: 'auto',
  paddingBlock: space[8],
  justifyContent: 'start',
  textAlign: 'start',
  whiteSpace: 'normal',
});

export const choices = style({
  marginBlockStart: space[8],
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

export const row = style({
  paddingBlockEnd: space[12],
  borderBlockEnd: `${vars.borderWidth} solid ${color.border}`,
});

export const candidates = style({ paddingInlineStart: space[32] });
