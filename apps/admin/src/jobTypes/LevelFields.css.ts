import { vars } from '@derrick/ui/tokens';
import { style } from '@vanilla-extract/css';

/** Below the two fields; its icon, which has no edge around it, begins where they do. */
export const manage = style({
  gridColumn: '1 / -1',
  justifySelf: 'start',
  marginInlineStart: `calc(-1 * ${vars.space[12]})`,
});
