import { media, vars } from '@derrick/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, space, text } = vars;

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

/** Fields in two columns, or one where the card is narrow. */
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: space[16],
  paddingBlock: space[24],
  '@container': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** A field as wide as both columns. */
export const wide = style({ gridColumn: '1 / -1' });

export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space[8],
  paddingBlock: space[16],
  borderBlockStart: `${vars.borderWidth} solid ${color.border}`,
  '@container': { [narrow]: { flexDirection: 'column-reverse', alignItems: 'stretch' } },
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
