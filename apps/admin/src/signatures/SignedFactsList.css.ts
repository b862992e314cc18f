import { vars } from '@derrick/ui/tokens';
import { style } from '@vanilla-extract/css';

const { text } = vars;

export const subheading = style({ fontSize: text[14].size, lineHeight: text[14].line });

export const line = style({ overflowWrap: 'anywhere' });

export const quantity = style({ flexShrink: 0, fontVariantNumeric: 'tabular-nums' });
