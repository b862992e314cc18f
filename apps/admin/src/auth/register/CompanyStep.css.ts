import { vars } from '@derrick/ui/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

export const select = style({});

// An unselected option looks like a placeholder.
globalStyle(`${select} select:has(> option[value=""]:checked)`, { color: vars.color.faint });
