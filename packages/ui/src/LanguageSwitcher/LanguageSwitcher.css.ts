import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { components } from '../theme/layers.css.ts';

const { height, space } = vars;

/** Shows only the icon. The select lies over it, and its padding hides its text. */
export const compact = style({});

globalStyle(`${compact}${compact} select`, {
  '@layer': {
    [components]: {
      fieldSizing: 'fixed',
      inlineSize: height.touch,
      minBlockSize: height.touch,
      paddingInline: `${height.touch} 0`,
    },
  },
});

globalStyle(`${compact} select + span`, {
  '@layer': { [components]: { insetInlineStart: `calc(${space[12]} + ${space[2]})` } },
});

globalStyle(`${compact} select ~ svg`, { '@layer': { [components]: { display: 'none' } } });
