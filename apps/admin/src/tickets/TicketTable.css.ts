import { media, shellGutter, vars } from '@derrick/ui/tokens';
import { style } from '@vanilla-extract/css';

export const table = style({
  vars: { '--derrick-table-sticky-top': vars.height.topBar },
  '@media': { [media.phone]: { marginInline: `calc(-1 * ${shellGutter})` } },
});

/** Keeps the place of the pagination that is on its way. */
export const pages = style({ blockSize: vars.height.medium });
