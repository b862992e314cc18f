import { shellGutter } from '@derrick/ui/AppShell';
import { media, vars } from '@derrick/ui/theme';
import { style } from '@vanilla-extract/css';

export const table = style({
  vars: { '--derrick-table-sticky-top': vars.height.topBar },
  '@media': { [media.phone]: { marginInline: `calc(-1 * ${shellGutter})` } },
});
