import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';
import { ownDirection } from '../theme/ownDirection.ts';

const { color, space, text } = vars;

export const root = style(
  layered({
    display: 'flex',
    gap: space[12],
    padding: space[16],
    border: `${vars.borderWidth} solid ${color.danger}`,
    borderRadius: vars.radius.tile,
    background: color.dangerFill,
    color: color.text,
    // Keeps the summary visible below the bar at the top of the page.
    scrollMarginBlockStart: `calc(${vars.height.topBar} + ${space[16]})`,
  }),
);

export const icon = style(layered({ flexShrink: 0, color: color.danger }));

export const body = style(layered({ minInlineSize: 0, overflowWrap: 'anywhere' }));

export const title = style(
  layered({
    ...ownDirection,
    fontSize: text[14].size,
    lineHeight: text[14].line,
    fontWeight: vars.weight.semibold,
    letterSpacing: 'normal',
  }),
);

export const list = style(
  layered({ display: 'grid', gap: space[4], marginBlockStart: space[8], justifyItems: 'start' }),
);

export const error = style(layered(ownDirection));

export const link = style(
  layered({
    color: color.danger,
    fontWeight: vars.weight.medium,
    textUnderlineOffset: space[2],
    selectors: { '&:hover': { color: color.text } },
  }),
);
