import { vars } from '@derrick/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, text } = vars;

export const code = style({
  fontFamily: 'ui-monospace, monospace',
  fontSize: text[13].size,
  overflowWrap: 'anywhere',
});

export const hint = style({ fontSize: text[13].size, color: color.muted });
