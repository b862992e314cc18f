import { vars } from '@derrick/ui/tokens';
import { style } from '@vanilla-extract/css';

export const list = style({ display: 'grid', gap: vars.space[8], marginBlockStart: vars.space[8] });

export const entry = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[8] });
