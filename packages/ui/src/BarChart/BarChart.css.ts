import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';

const { color, space, text } = vars;

export const root = style(
  layered({
    position: 'relative',
    // The font size of the values depends on the width of the chart.
    containerType: 'inline-size',
    // Fixed height for every width and value, so that nothing moves when the values arrive.
    blockSize: `calc(${space[64]} * 3 + ${space[32]})`,
    fontSize: text[13].size,
    lineHeight: text[13].line,
  }),
);

const mirrored = { '&:dir(rtl)': { transform: 'scaleX(-1)' } };

export const drawing = style(layered({ display: 'flex', flexDirection: 'column', blockSize: '100%' }));

export const plot = style(
  layered({
    flex: 1,
    minBlockSize: 0,
    inlineSize: '100%',
    // Space for the value above the highest bar.
    marginBlockStart: `calc(${text[13].line} + ${space[4]})`,
    overflow: 'visible',
    selectors: mirrored,
  }),
);

export const axis = style(
  layered({
    inlineSize: '100%',
    blockSize: `calc(${text[13].line} + ${space[8]})`,
    overflow: 'visible',
    selectors: mirrored,
  }),
);

export const bar = styleVariants({
  other: layered({
    rx: vars.radius.chip,
    fill: `color-mix(in srgb, ${color.primary} 28%, ${color.surface})`,
    '@media': {
      [media.moreContrast]: { fill: color.control },
      [media.forcedColors]: { fill: 'Canvas', stroke: 'CanvasText' },
    },
  }),
  current: layered({
    rx: vars.radius.chip,
    fill: color.primary,
    '@media': { [media.forcedColors]: { fill: 'Highlight' } },
  }),
});

const written = style(
  layered({
    textAnchor: 'middle',
    // In right-to-left languages the drawing is mirrored, and the texts are mirrored back.
    transformBox: 'fill-box',
    transformOrigin: 'center',
    selectors: mirrored,
    '@media': { [media.forcedColors]: { fill: 'CanvasText' } },
  }),
);

/** Maximum font size of a value. */
export const valueSize: string = text[13].size;

export const value = style([
  written,
  layered({
    fill: color.muted,
    fontWeight: vars.weight.semibold,
    fontVariantNumeric: 'tabular-nums',
    selectors: { '[data-current] > &': { fill: color.text } },
  }),
]);

export const label = style([
  written,
  layered({
    fill: color.faint,
    selectors: { '&[data-current]': { fill: color.text, fontWeight: vars.weight.medium } },
  }),
]);
