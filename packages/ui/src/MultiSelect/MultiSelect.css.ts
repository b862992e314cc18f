import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';
import { components } from '../theme/layers.css.ts';

const { space } = vars;

/** Search field and buttons above the options. */
export const header = style(layered({ display: 'grid', gap: space[8] }));

export const buttons = style(layered({ display: 'flex', gap: space[8] }));

// Both buttons fit into a narrow field.
globalStyle(`${buttons} > *`, { '@layer': { [components]: { flex: '1 1 auto', minInlineSize: 0 } } });
