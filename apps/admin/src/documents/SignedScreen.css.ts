import { vars } from '@derrick/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, space, text } = vars;

export const code = style({
  fontFamily: 'ui-monospace, monospace',
  fontSize: text[13].size,
  overflowWrap: 'anywhere',
});

export const hint = style({ fontSize: text[13].size, color: color.muted });

export const content = style({
  marginBlockStart: space[24],
  paddingBlockStart: space[24],
  borderBlockStart: `${vars.borderWidth} solid ${color.border}`,
  color: color.text,
});

/** Darker than the introduction of the page. */
export const facts = style({ color: color.text });

export const heading = style({ fontSize: text[18].size, lineHeight: text[18].line });
