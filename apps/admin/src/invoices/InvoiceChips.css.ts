import { media, vars } from '@derrick/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, space, text } = vars;

export const chips = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  gap: space[8],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    // One row with horizontal scrolling, because five rows would push the list out of view.
    [media.phone]: { display: 'flex', overflowX: 'auto', paddingBlockEnd: space[4] },
  },
});

export const item = style({
  containerType: 'inline-size',
  minInlineSize: 0,
  // As wide as its content, at least as wide as most amounts, so that the chips do not move when the amounts arrive.
  '@media': { [media.phone]: { containerType: 'normal', flex: '0 0 auto', minInlineSize: '8.5rem' } },
});

export const chip = style({
  display: 'grid',
  // Aligns the amounts even if a label wraps to two lines.
  gridTemplateRows: '1fr auto auto',
  gap: space[2],
  blockSize: '100%',
  paddingBlock: space[12],
  paddingInline: space[12],
  border: `${vars.borderWidth} solid ${color.border}`,
  borderRadius: vars.radius.tile,
  background: color.surface,
  color: color.text,
  textDecoration: 'none',
  '@media': {
    [media.hover]: { selectors: { '&:hover': { borderColor: color.control } } },
    [media.phone]: { paddingBlock: space[8] },
    [media.forcedColors]: {
      selectors: { '&[aria-current]': { outline: `${vars.focusWidth} solid Highlight` } },
    },
  },
  selectors: {
    '&[aria-current]': { borderColor: color.primary, background: color.selected },
    '&:focus-visible': { outline: `${vars.focusWidth} solid ${color.focus}`, outlineOffset: vars.focusWidth },
  },
});

export const label = style({ fontSize: text[13].size, lineHeight: text[13].line, color: color.muted });

export const sum = style({
  // An amount with eight digits fits into a fifth of a tablet's width.
  fontSize: `clamp(${text[12].size}, 10.5cqi, ${text[18].size})`,
  lineHeight: text[18].line,
  fontWeight: vars.weight.semibold,
  letterSpacing: vars.tracking.heading,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  '@media': { [media.phone]: { fontSize: text[16].size } },
  selectors: { '[data-alarming] > &': { color: color.danger } },
});

export const count = style({ fontSize: text[12].size, lineHeight: text[12].line, color: color.muted });
