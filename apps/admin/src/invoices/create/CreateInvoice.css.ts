import { media, vars } from '@derrick/ui/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space, text } = vars;

/** Minimum width for tickets and preview side by side. */
const beside = 'screen and (min-width: 1080px)';

/** Fills the window below the top bar, given the padding of the shell above and below the page. */
const filling = (padding: string) => ({
  minBlockSize: `calc(100dvh - ${vars.height.topBar} - ${padding})`,
  marginBlockEnd: `calc(-1 * ${padding})`,
});

/** Ends at the window's lower edge, so that the buttons there do not move while tickets and preview load. */
export const page = style({
  maxInlineSize: '90rem',
  ...filling(space[24]),
  '@media': { [media.phone]: filling(space[16]) },
});

export const title = style({
  fontSize: text[24].size,
  lineHeight: text[24].line,
  fontWeight: vars.weight.semibold,
  letterSpacing: vars.tracking.display,
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[16],
  '@media': { [beside]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' } },
});

export const picker = style({
  padding: space[24],
  border: `${vars.borderWidth} solid ${color.border}`,
  borderRadius: vars.radius.card,
  background: color.surface,
  '@media': { [media.phone]: { padding: space[16] } },
});

export const sectionTitle = style({ fontSize: text[16].size, lineHeight: text[16].line });

export const hint = style({ fontSize: text[13].size, lineHeight: text[13].line, color: color.muted });

/** One line high, reserved so that the tickets do not move when the numbers load. */
export const counts = style({ minBlockSize: text[13].line });

/** Height of the customer switcher, reserved so that the preview does not move when it loads. */
export const segments = style({ minBlockSize: vars.height.medium });

export const nothing = style({
  padding: space[48],
  border: `${vars.borderWidth} dashed ${color.border}`,
  borderRadius: vars.radius.card,
  color: color.muted,
  textAlign: 'center',
});

export const group = style({
  selectors: {
    '& + &': { paddingBlockStart: space[16], borderBlockStart: `${vars.borderWidth} solid ${color.border}` },
  },
});

export const box = style({
  display: 'flex',
  alignItems: 'center',
  gap: `calc(${space[8]} + ${space[2]})`,
  minInlineSize: 0,
  minBlockSize: space[24],
  '@media': { [media.phone]: { minBlockSize: vars.height.touch } },
});

export const boxLabel = style({ flex: 1, minInlineSize: 0 });

export const customer = style({ fontWeight: vars.weight.semibold, overflowWrap: 'anywhere' });

export const tickets = style({
  paddingInlineStart: space[24],
});

export const ticket = style({ gap: `0 ${space[12]}` });

export const code = style({ fontFamily: vars.font.mono, fontSize: text[13].size });

export const day = style({ fontSize: text[13].size, color: color.muted });

export const money = style({ marginInlineStart: 'auto', fontVariantNumeric: 'tabular-nums' });

export const missing = style({ marginInlineStart: 'auto', color: color.warning });

export const taken = style({
  marginBlockEnd: space[8],
});

/** Stays visible while a long list scrolls. */
export const bar = style({
  position: 'sticky',
  insetBlockEnd: 0,
  marginBlockStart: 'auto',
  paddingBlock: space[16],
  borderBlockStart: `${vars.borderWidth} solid ${color.border}`,
  background: color.canvas,
});

/** On a phone, the buttons fill each row. */
globalStyle(`${bar} > *`, { '@media': { [media.phone]: { flex: '1 0 auto' } } });
