import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';

const { color, space, text } = vars;

export const button = style(
  layered({
    flex: 1,
    minInlineSize: 0,
    display: 'flex',
    alignItems: 'center',
    gap: space[8],
    paddingInline: space[12],
    borderRadius: vars.radius.control,
    // The surrounding frame shows the focus ring.
    outline: 'none',
    fontSize: text[14].size,
    lineHeight: text[14].line,
    textAlign: 'start',
  }),
);

export const value = style(
  layered({
    flex: 1,
    minInlineSize: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    selectors: { '&[data-placeholder]': { color: color.faint } },
  }),
);

export const count = style(
  layered({ flexShrink: 0, color: color.muted, fontSize: text[13].size, lineHeight: text[13].line }),
);

export const chevron = style(layered({ flexShrink: 0, color: color.muted }));
