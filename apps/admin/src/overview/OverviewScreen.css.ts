import { media, vars } from '@derrick/ui/tokens';
import { style } from '@vanilla-extract/css';

/**
 * Page width from which the two panels fit side by side. A container width, because a side panel can be next to the page.
 */
const PANELS_SIDE_BY_SIDE = '(min-width: 704px)';

export const container = style({ containerType: 'inline-size' });

export const page = style({
  '@media': { [media.phone]: { gap: vars.space[12] } },
});

export const panels = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[16],
  '@media': { [media.phone]: { gap: vars.space[12] } },
  '@container': { [PANELS_SIDE_BY_SIDE]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 4fr)' } },
});

/** Keeps its height while the number of tickets to review is loading. */
export const review = style({ minBlockSize: vars.height.small });
