import { media, vars } from '@derrick/ui/tokens';
import { style } from '@vanilla-extract/css';

/** A phone's bar has no room for it; the account menu has. */
export const onDesktop = style({ '@media': { [media.phone]: { display: 'none' } } });

export const waiting = style({ display: 'grid', placeItems: 'center', paddingBlock: vars.space[64] });
