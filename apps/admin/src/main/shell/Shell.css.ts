import { vars } from '@derrick/ui/tokens';
import { style } from '@vanilla-extract/css';

export const waiting = style({ paddingBlock: vars.space[64] });
