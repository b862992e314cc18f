import { vars } from '@derrick/ui/tokens';
import { style } from '@vanilla-extract/css';

/** The fields of a dialog, one below the other. */
export const fields = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[16] });
