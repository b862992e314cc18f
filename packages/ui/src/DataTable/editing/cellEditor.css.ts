import { globalStyle, style } from '@vanilla-extract/css';
import { visuallyHidden } from '../../theme/base.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.ts';
import { components } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';
import { cell, table } from '../layout/grid.css.ts';

const { color, space, text, height } = vars;

export const editor = style(layered({ position: 'relative', display: 'block' }));

// The value is hidden, not removed, so that the row keeps its size.
globalStyle(`${cell}[data-editing] > :not(${editor})`, {
  '@layer': { [components]: { display: 'none' } },
});
// The message of an error is below the cell, above the next rows.
globalStyle(`${table} ${cell}[data-editing]`, { '@layer': { [components]: { overflow: 'visible' } } });
globalStyle(`${table} tbody > tr:has(> [data-editing])`, {
  '@layer': { [components]: { contentVisibility: 'visible', position: 'relative', zIndex: 2 } },
});

export const field = style(
  layered({
    inlineSize: '100%',
    blockSize: height.small,
    paddingInline: space[8],
    border: `${vars.borderWidth} solid ${color.control}`,
    borderRadius: vars.radius.control,
    background: color.surface,
    color: color.text,
    font: 'inherit',
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'inherit',
    selectors: {
      '&[aria-invalid]': { borderColor: color.danger },
      '&[aria-busy]': { color: color.muted },
    },
    // Browsers of phones zoom into a smaller field.
    '@media': {
      [media.touch]: { fontSize: text[16].size },
      // The lines of a card are lower than the field.
      [media.phone]: { marginBlock: `calc(${space[4]} * -1)` },
    },
  }),
);

export const pending = style(
  layered({
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: space[8],
    display: 'grid',
    alignItems: 'center',
    selectors: {
      '[data-editor="text"] + &, [data-editor="select"] + &': { insetInline: `auto ${space[8]}` },
    },
  }),
);

export const hidden = visuallyHidden;

export const error = style(
  layered({
    position: 'absolute',
    insetBlockStart: `calc(100% + ${space[4]})`,
    insetInlineStart: 0,
    inlineSize: 'max-content',
    maxInlineSize: `calc(${space[64]} * 4)`,
    paddingBlock: space[4],
    paddingInline: space[8],
    border: `${vars.borderWidth} solid ${color.danger}`,
    borderRadius: vars.radius.control,
    background: color.surface,
    boxShadow: vars.shadow[2],
    color: color.danger,
    fontSize: text[13].size,
    lineHeight: text[13].line,
    textAlign: 'start',
    whiteSpace: 'normal',
  }),
);
