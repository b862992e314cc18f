import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';

export const root = style(
  layered({
    display: 'inline-flex',
    alignItems: 'center',
    gap: `calc(${vars.space[2]} * 5)`,
    fontSize: vars.text[16].size,
    lineHeight: vars.text[16].line,
    fontWeight: vars.weight.semibold,
    letterSpacing: vars.tracking.heading,
  }),
);

export const tile = style(
  layered({
    fill: vars.color.accent,
    '@media': { [media.forcedColors]: { fill: 'Canvas', stroke: 'CanvasText' } },
  }),
);

export const mast = style(
  layered({ stroke: vars.color.panel, '@media': { [media.forcedColors]: { stroke: 'CanvasText' } } }),
);
