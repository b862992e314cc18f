import { media, vars } from '@derrick/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, space, text } = vars;

export const card = style({
  containerType: 'inline-size',
  paddingInline: space[24],
  border: `${vars.borderWidth} solid ${color.border}`,
  borderRadius: vars.radius.card,
  background: color.surface,
  boxShadow: vars.shadow[1],
  '@media': { [media.phone]: { paddingInline: space[16] } },
});

export const fields = style({ paddingBlock: space[24] });

export const footer = style({
  paddingBlock: space[16],
  borderBlockStart: `${vars.borderWidth} solid ${color.border}`,
});

export const draft = style({
  // The text is level with the banner's icon, the buttons beside it reach into the banner's padding.
  '@media': { [media.desktop]: { marginBlock: `calc((${text[14].line} - ${vars.height.small}) / 2)` } },
});
export const draftText = style({ flex: '1 1 16rem', minInlineSize: 0 });

/** Minimum width for section titles next to the fields. Includes the side panel. */
const beside = 'screen and (min-width: 1080px)';

export const section = style({
  selectors: { '& + &': { borderBlockStart: `${vars.borderWidth} solid ${color.border}` } },
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  paddingBlock: space[24],
  '@media': {
    [beside]: {
      selectors: {
        '&:not([data-wide])': {
          gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 7fr)',
          columnGap: space[24],
        },
      },
    },
  },
});

export const sectionTitle = style({ fontSize: text[16].size, lineHeight: text[16].line });
/** Like the mark of a required field. */
export const required = style({ marginInlineStart: space[2], color: color.danger });
export const sectionHint = style({
  marginBlockStart: space[4],
  fontSize: text[13].size,
  lineHeight: text[13].line,
  color: color.muted,
  textWrap: 'pretty',
});
