import { vars } from '@derrick/ui/tokens';
import { style } from '@vanilla-extract/css';

export const list = style({ marginBlockStart: vars.space[8] });
