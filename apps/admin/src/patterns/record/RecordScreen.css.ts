import { vars } from '@derrick/ui/tokens';
import { style, styleVariants } from '@vanilla-extract/css';

const { color, text } = vars;

export const page = styleVariants({
  medium: { maxInlineSize: '56rem' },
  large: { maxInlineSize: '72rem' },
});

export const title = style({
  fontSize: text[24].size,
  lineHeight: text[24].line,
  fontWeight: vars.weight.semibold,
  letterSpacing: vars.tracking.display,
  overflowWrap: 'anywhere',
});

/** Title above the name of the record. */
export const above = style({
  display: 'block',
  fontSize: text[14].size,
  lineHeight: text[14].line,
  fontWeight: vars.weight.regular,
  letterSpacing: 'normal',
  color: color.muted,
});
