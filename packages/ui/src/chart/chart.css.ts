import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';

const { color, space, text } = vars;

/** Height of the plot. The same for every width and value, so that nothing moves when the values arrive. */
const PLOT_HEIGHT = `calc(${space[64]} * 3)`;

export const root = style(
  layered({ margin: 0, minInlineSize: 0, fontSize: text[12].size, lineHeight: text[12].line }),
);

/** Value axis, plot, and the labels below the plot. */
export const frame = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: space[8],
    // Half a line above the plot for the highest tick.
    marginBlockStart: space[8],
  }),
);

export const ticks = style(
  layered({
    position: 'relative',
    display: 'grid',
    justifyItems: 'end',
    blockSize: PLOT_HEIGHT,
    color: color.muted,
    fontVariantNumeric: 'tabular-nums',
  }),
);

/** A tick is centered on its line. All ticks share one cell, so that the widest sets the width of the axis. */
export const tick = style(
  layered({
    gridArea: '1 / 1',
    position: 'relative',
    blockSize: text[12].line,
    marginBlockStart: `calc(${text[12].line} / -2)`,
  }),
);

export const plot = style(layered({ position: 'relative', blockSize: PLOT_HEIGHT }));

export const drawing = style(
  layered({
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    overflow: 'visible',
    selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } },
  }),
);

export const gridLine = style(
  layered({ stroke: color.border, strokeWidth: vars.borderWidth, vectorEffect: 'non-scaling-stroke' }),
);

export const labels = style(
  layered({
    gridColumn: 2,
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    marginBlockStart: space[8],
    color: color.muted,
    textAlign: 'center',
  }),
);

export const label = style(
  layered({
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    selectors: { '&[data-current]': { color: color.text, fontWeight: vars.weight.medium } },
  }),
);

export const legend = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${space[4]} ${space[16]}`,
    marginBlockStart: space[12],
    color: color.text,
    fontSize: text[13].size,
    lineHeight: text[13].line,
  }),
);

export const legendItem = style(layered({ display: 'inline-flex', alignItems: 'center', gap: space[8] }));
