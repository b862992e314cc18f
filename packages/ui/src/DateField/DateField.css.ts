import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { components } from '../theme/layers.css.ts';

export const root = style({});

/** A field that holds no date. */
export const empty = style({});

// Safari writes today's date into an empty field, which looks like a date that was chosen.
globalStyle(`${empty} input:not(:focus)`, { '@layer': { [components]: { color: vars.color.faint } } });

// A press makes every input `:focus-visible`, but for Safari's of dates.
globalStyle(`${root} > :has(> input:focus)`, {
  '@layer': {
    [components]: {
      outline: `${vars.focusWidth} solid ${vars.color.focus}`,
      outlineOffset: vars.focusWidth,
    },
  },
});
