import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';

const { color, space } = vars;

/** A popup that `useTopLayer` places. */
export const popup = style(
  layered({
    position: 'fixed',
    inset: 'auto',
    // For browsers without popovers.
    zIndex: vars.layer.overlay,
    display: 'flex',
    flexDirection: 'column',
    margin: 0,
    padding: 0,
    maxBlockSize: `min(calc(${space[64]} * 5), 45vh, var(--derrick-space-available, 45vh))`,
    border: `${vars.borderWidth} solid ${color.border}`,
    borderRadius: vars.radius.tile,
    background: color.surface,
    color: color.text,
    boxShadow: vars.shadow[2],
    overflow: 'hidden',
  }),
);

/** A line of text in a popup, with a button if an action helps. */
export const note = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: space[8],
    minBlockSize: vars.height.medium,
    paddingBlock: space[8],
    paddingInline: space[12],
    fontSize: vars.text[13].size,
    lineHeight: vars.text[13].line,
    color: color.muted,
    selectors: { ':not(:empty) + &': { borderBlockStart: `${vars.borderWidth} solid ${color.border}` } },
  }),
);

export const failure = style(layered({ flex: 1, minInlineSize: 0, color: color.danger }));
