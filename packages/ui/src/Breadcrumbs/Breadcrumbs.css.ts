import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';

const { color, space, text } = vars;

export const root = style(layered({ fontSize: text[13].size, lineHeight: text[13].line }));

export const list = style(layered({ display: 'flex', flexWrap: 'wrap', rowGap: space[4] }));

export const item = style(
  layered({
    display: 'inline-flex',
    minInlineSize: 0,
    color: color.muted,
    selectors: {
      // The text after the slash is the alternative text for screen readers; it is empty.
      '& + &::before': { content: "'/' / ''", marginInline: space[8], color: color.faint },
    },
  }),
);

export const link = style(
  layered({
    color: color.muted,
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    selectors: { '&:hover': { color: color.text, textDecoration: 'underline' } },
  }),
);

export const current = style(layered({ color: color.text, overflowWrap: 'anywhere' }));
