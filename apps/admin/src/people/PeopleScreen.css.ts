import { media, vars } from '@derrick/ui/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

/** Buttons above a list of team members; on phones they share the rows. */
export const actions = style({
  gap: `calc(${vars.space[8]} + ${vars.space[2]})`,
});

globalStyle(`${actions} > *`, { '@media': { [media.phone]: { flex: 1 } } });
