import { media, vars } from '@derrick/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, space, text } = vars;

/** From here on a section's name has room beside its fields; the side panel takes its part of the window. */
const beside = 'screen and (min-width: 1080px)';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  maxInlineSize: '72rem',
});

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: space[12],
});

export const headings = style({ display: 'grid', gap: space[8], minInlineSize: 0 });

export const title = style({
  fontSize: text[24].size,
  lineHeight: text[24].line,
  fontWeight: vars.weight.semibold,
  letterSpacing: vars.tracking.display,
});

export const code = style({
  fontFamily: vars.font.mono,
  fontSize: text[14].size,
  fontWeight: vars.weight.regular,
  letterSpacing: 'normal',
  color: color.muted,
  marginInlineStart: space[12],
});

/** Looks as disabled as it is, and still has its tooltip. */
export const voice = style({
  color: color.faint,
  background: 'transparent',
  '@media': { [media.phone]: { inlineSize: '100%' }, [media.forcedColors]: { color: 'GrayText' } },
});

export const form = style({
  containerType: 'inline-size',
  paddingInline: space[24],
  border: `${vars.borderWidth} solid ${color.border}`,
  borderRadius: vars.radius.card,
  background: color.surface,
  boxShadow: vars.shadow[1],
  '@media': { [media.phone]: { paddingInline: space[16] } },
});

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  paddingBlock: space[24],
  borderBlockEnd: `${vars.borderWidth} solid ${color.border}`,
  '@media': {
    [beside]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 7fr)', columnGap: space[24] },
  },
});

export const sectionTitle = style({ fontSize: text[16].size, lineHeight: text[16].line });
export const sectionHint = style({
  marginBlockStart: space[4],
  fontSize: text[13].size,
  lineHeight: text[13].line,
  color: color.muted,
});

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: space[16],
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const wide = style({ gridColumn: '1 / -1' });

/** Two times of one span stay side by side on a phone, too, while they fit. */
export const times = style([
  fields,
  {
    '@media': { [media.phone]: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))' } },
  },
]);

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

export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space[8],
  paddingBlock: space[16],
  '@media': { [media.phone]: { flexDirection: 'column-reverse', alignItems: 'stretch' } },
});

export const draft = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
  // The text is level with the banner's icon, the buttons beside it reach into the banner's padding.
  '@media': { [media.desktop]: { marginBlock: `calc((${text[14].line} - ${vars.height.small}) / 2)` } },
});
export const draftText = style({ flex: '1 1 16rem', minInlineSize: 0 });

export const state = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '20rem',
  border: `${vars.borderWidth} solid ${color.border}`,
  borderRadius: vars.radius.card,
  background: color.surface,
  boxShadow: vars.shadow[1],
});

export const skeletons = style([fields, { paddingBlock: space[24] }]);
