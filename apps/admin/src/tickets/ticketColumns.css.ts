import { vars } from '@derrick/ui/tokens';
import { style } from '@vanilla-extract/css';

export const code = style({ fontFamily: vars.font.mono, fontSize: vars.text[13].size });
