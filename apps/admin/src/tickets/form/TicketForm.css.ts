import { media, vars } from '@derrick/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

/** Looks as disabled as it is, and still has its tooltip. */
export const voice = style({
  color: color.faint,
  background: 'transparent',
  '@media': { [media.phone]: { inlineSize: '100%' }, [media.forcedColors]: { color: 'GrayText' } },
});

export const actions = style({
  '@media': { [media.phone]: { inlineSize: '100%' } },
});

export const wide = style({ gridColumn: '1 / -1' });

/** As wide as one of two fields, alone in its row. */
export const half = style({
  gridColumn: '1 / -1',
  inlineSize: `calc((100% - ${space[16]}) / 2)`,
  '@media': { [media.phone]: { inlineSize: '100%' } },
});

/** Two times of one span stay side by side on a phone, too, while they fit. */
export const times = style({
  '@media': { [media.phone]: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))' } },
});

/** As high as the label beside it, so that the fields stay in line. */
export const nextDay = style({ marginBlock: `calc(${space[2]} * -1)` });

export const total = style({
  // As high as the one beside it, whose words may take a line more.
  alignSelf: 'stretch',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[12],
  minBlockSize: vars.height.large,
  paddingBlock: space[4],
  paddingInline: space[12],
  borderRadius: vars.radius.control,
  background: color.sunken,
  color: color.muted,
  // Two that are not alike in one row would not line up: under each other, as soon as one has to.
  '@container': {
    '(max-width: 32rem)': { flexDirection: 'column', alignItems: 'start', justifyContent: 'center' },
  },
});

export const totalValue = style({
  color: color.text,
  fontWeight: vars.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
});
