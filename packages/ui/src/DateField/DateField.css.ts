import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { components } from '../theme/layers.css.ts';

export const root = style({});

/** A field without a date. */
export const empty = style({});

// Safari shows today's date in an empty field, which looks like a chosen date.
globalStyle(`${empty} input:not(:focus)`, { '@layer': { [components]: { color: vars.color.faint } } });

// A press makes every input `:focus-visible`, except date inputs in Safari.
globalStyle(`${root} > :has(> input:focus)`, {
  '@layer': {
    [components]: {
      outline: `${vars.focusWidth} solid ${vars.color.focus}`,
      outlineOffset: vars.focusWidth,
    },
  },
});
