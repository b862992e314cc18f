import { media } from '@derrick/ui/tokens';
import { style } from '@vanilla-extract/css';

/** Takes a line of its own in the row of the buttons. */
export const failure = style({ flexBasis: '100%' });

/** On phones, the controls stay before the buttons. */
export const controlsFirst = style({ '@media': { [media.phone]: { flexDirection: 'column' } } });
