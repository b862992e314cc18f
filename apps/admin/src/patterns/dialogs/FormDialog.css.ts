import { vars } from '@derrick/ui/tokens';
import { style } from '@vanilla-extract/css';

export const fields = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[16] });
