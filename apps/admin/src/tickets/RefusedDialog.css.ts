import { vars } from '@derrick/ui/tokens';
import { style } from '@vanilla-extract/css';

export const list = style({ overflowWrap: 'anywhere' });

export const ticket = style({ fontWeight: vars.weight.semibold });

export const heading = style({ fontSize: vars.text[16].size, lineHeight: vars.text[16].line });

export const status = style({ marginBlockEnd: vars.space[16] });
