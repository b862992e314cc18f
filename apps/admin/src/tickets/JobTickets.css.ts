import { vars } from '@derrick/ui/tokens';
import { style } from '@vanilla-extract/css';

/** Keeps its height while the number of tickets to review is loading. */
export const review = style({ minBlockSize: vars.height.small });
