import { vars } from '@derrick/ui/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

export const select = style({});

// What asks for a choice is no choice, and looks like a placeholder.
globalStyle(`${select} select:has(> option[value=""]:checked)`, { color: vars.color.faint });
