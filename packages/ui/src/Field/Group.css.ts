import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';

const { space } = vars;

/** A field of several controls: label, controls, then description or error. */
export const root = style(layered({ display: 'flex', flexDirection: 'column', minInlineSize: 0 }));

export const items = styleVariants({
  vertical: layered({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: space[8] }),
  horizontal: layered({ display: 'flex', flexWrap: 'wrap', columnGap: space[20], rowGap: space[8] }),
});
