import { media, vars } from '@derrick/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, space, text } = vars;

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  maxInlineSize: '56rem',
});

export const headings = style({ display: 'grid', gap: space[8], minInlineSize: 0 });

export const title = style({
  fontSize: text[24].size,
  lineHeight: text[24].line,
  fontWeight: vars.weight.semibold,
  letterSpacing: vars.tracking.display,
});

/** A card as narrow as a phone's: on a phone, or beside the open side panel. */
const narrow = '(max-width: 32rem)';

export const card = style({
  containerType: 'inline-size',
  paddingInline: space[24],
  border: `${vars.borderWidth} solid ${color.border}`,
  borderRadius: vars.radius.card,
  background: color.surface,
  boxShadow: vars.shadow[1],
  '@media': { [media.phone]: { paddingInline: space[16] } },
});

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: space[16],
  paddingBlock: space[24],
  '@container': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const wide = style({ gridColumn: '1 / -1' });

export const status = style({ display: 'grid', gap: space[4], alignContent: 'start' });
export const statusLabel = style({
  fontSize: text[14].size,
  lineHeight: text[14].line,
  fontWeight: vars.weight.semibold,
});
export const statusValue = style({
  display: 'flex',
  alignItems: 'center',
  margin: 0,
  minBlockSize: vars.height.large,
});

export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space[8],
  paddingBlock: space[16],
  borderBlockStart: `${vars.borderWidth} solid ${color.border}`,
  '@container': { [narrow]: { flexDirection: 'column-reverse', alignItems: 'stretch' } },
});

export const draft = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[8] });
export const draftText = style({ flex: '1 1 16rem', minInlineSize: 0 });
