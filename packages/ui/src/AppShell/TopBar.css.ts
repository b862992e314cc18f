import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';

const { color, space, text } = vars;

export const bar = style(
  layered({
    position: 'sticky',
    insetBlockStart: 0,
    // Above the sticky header of a table.
    zIndex: `calc(${vars.layer.sticky} + 1)`,
    display: 'flex',
    alignItems: 'center',
    gap: space[12],
    minBlockSize: vars.height.topBar,
    paddingInline: `calc(${space[24]} + ${space[4]})`,
    borderBlockEnd: `${vars.borderWidth} solid ${color.border}`,
    background: color.surface,
    color: color.text,
    '@media': { [media.phone]: { gap: space[8], paddingInline: space[4] } },
  }),
);

// `&&` doubles the specificity, because IconButton's own styles are in the same layer.
export const menuButton = style(
  layered({ '@media': { [media.desktop]: { selectors: { '&&': { display: 'none' } } } } }),
);

export const title = style(
  layered({
    flex: 1,
    minInlineSize: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontSize: text[20].size,
    lineHeight: text[20].line,
    '@media': { [media.phone]: { fontSize: text[18].size, lineHeight: text[18].line } },
  }),
);

export const actions = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: space[12],
    '@media': { [media.phone]: { gap: space[4], paddingInlineEnd: space[4] } },
  }),
);
