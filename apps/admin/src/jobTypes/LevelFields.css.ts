import { vars } from '@derrick/ui/tokens';
import { style } from '@vanilla-extract/css';

/** Below the two fields. The borderless icon is aligned with their start. */
export const manage = style({
  gridColumn: '1 / -1',
  justifySelf: 'start',
  marginInlineStart: `calc(-1 * ${vars.space[12]})`,
});
