import { vars } from '@derrick/ui/tokens';
import { style } from '@vanilla-extract/css';

export const form = style({ display: 'grid', gap: vars.space[20], marginBlockStart: vars.space[32] });

export const submit = style({ inlineSize: '100%' });
