import { vars } from '@derrick/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, space, text } = vars;

export const panel = style({ padding: space[20] });

export const title = style({
  fontSize: text[16].size,
  lineHeight: text[16].line,
  fontWeight: vars.weight.semibold,
});

export const form = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: space[12] });

export const question = style({ flex: '1 1 16rem' });

export const sentence = style({ fontWeight: vars.weight.semibold });

export const table = style({ inlineSize: '100%', maxInlineSize: '32rem' });

export const cell = style({
  paddingBlock: space[4],
  textAlign: 'start',
  fontWeight: 'inherit',
  overflowWrap: 'anywhere',
  borderBlockEnd: `${vars.borderWidth} solid ${color.border}`,
});

export const number = style([cell, { textAlign: 'end', fontVariantNumeric: 'tabular-nums' }]);

const isRest = { color: color.muted, borderBlockEnd: 'none' } as const;

export const rest = style([cell, isRest]);

export const restNumber = style([number, isRest]);
