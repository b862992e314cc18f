import { media, vars } from '@derrick/ui/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

/** The buttons of a list of people; on a phone they share the lines. */
export const actions = style({
  gap: `calc(${vars.space[8]} + ${vars.space[2]})`,
});

globalStyle(`${actions} > *`, { '@media': { [media.phone]: { flex: 1 } } });
