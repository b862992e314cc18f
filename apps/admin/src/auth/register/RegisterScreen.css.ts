import { vars } from '@derrick/ui/tokens';
import { style } from '@vanilla-extract/css';

export const steps = style({ marginBlockEnd: vars.space[24] });
