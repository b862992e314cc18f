import { lightColor, media, vars } from '@derrick/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, space, text } = vars;

export const page = style({
  maxInlineSize: '72rem',
});

export const search = style({ inlineSize: '100%', maxInlineSize: '26rem' });

/** Content of a tab. */
export const panel = style({
  paddingBlockStart: space[8],
});

/** Preview of the logo in the size of a letterhead, on the white of a printed page. */
export const logoPicture = style({
  maxInlineSize: '100%',
  maxBlockSize: '6rem',
  padding: space[8],
  border: `${vars.borderWidth} solid ${color.border}`,
  borderRadius: vars.radius.control,
  background: lightColor.surface,
  objectFit: 'contain',
});

/** A card below a form, for actions that the form does not save. */
export const card = style({
  padding: space[24],
  border: `${vars.borderWidth} solid ${color.border}`,
  borderRadius: vars.radius.card,
  background: color.surface,
  boxShadow: vars.shadow[1],
  '@media': { [media.phone]: { padding: space[16] } },
});

export const examples = style({ margin: 0, paddingInlineStart: space[20] });

/** Example of the settings' result. */
export const example = style({
  padding: `${space[8]} ${space[12]}`,
  borderRadius: vars.radius.control,
  background: color.sunken,
  fontSize: text[13].size,
  lineHeight: text[13].line,
  textWrap: 'pretty',
});

export const hint = style({ fontSize: text[13].size, lineHeight: text[13].line, color: color.muted });

export const problem = style({ fontSize: text[13].size, lineHeight: text[13].line, color: color.danger });

export const level = style({
  padding: space[16],
  border: `${vars.borderWidth} solid ${color.border}`,
  borderRadius: vars.radius.control,
});

export const levelName = style({ fontWeight: vars.weight.semibold });

/** One row with date, two rates and remove button. */
export const rate = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.2fr) minmax(0, 1fr) minmax(0, 1fr) 6rem',
  alignItems: 'end',
  gap: space[12],
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const begin = style({
  display: 'flex',
  alignItems: 'center',
  // As high as the fields beside it, without their labels.
  minBlockSize: vars.height.large,
  fontSize: text[13].size,
  lineHeight: text[13].line,
  color: color.muted,
  '@media': { [media.phone]: { minBlockSize: 0 } },
});
