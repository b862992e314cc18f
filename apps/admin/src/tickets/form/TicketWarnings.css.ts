import { vars } from '@derrick/ui/tokens';
import { style } from '@vanilla-extract/css';

export const list = style({ display: 'grid', gap: vars.space[4], marginBlock: vars.space[8] });
