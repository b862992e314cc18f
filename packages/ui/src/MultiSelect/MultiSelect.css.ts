import { style } from '@vanilla-extract/css';
import * as select from '../Select/Select.css.ts';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';

const { color, space, text } = vars;

export const button = style([select.button, layered({ textAlign: 'start' })]);

export const value = select.value;
export const chevron = style([select.chevron, layered({ flexShrink: 0 })]);

export const count = style(
  layered({ flexShrink: 0, color: color.muted, fontSize: text[13].size, lineHeight: text[13].line }),
);

/** Popover in the width of the field, which react-aria provides as a variable, and wide enough for the buttons. */
export const content = style(
  layered({
    inlineSize: `max(var(--trigger-width, 0px), calc(${space[64]} * 4.5))`,
    maxInlineSize: `calc(100vw - ${space[32]})`,
    padding: space[12],
  }),
);

export const failure = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[8],
    paddingBlockStart: space[8],
    color: color.danger,
    fontSize: text[13].size,
    lineHeight: text[13].line,
  }),
);
