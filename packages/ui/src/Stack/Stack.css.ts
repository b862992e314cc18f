import { style, styleVariants } from '@vanilla-extract/css';
import { layered } from '../theme/layered.ts';

export const root = style(layered({ display: 'flex', flexDirection: 'column', minInlineSize: 0 }));

export const align = styleVariants({
  stretch: layered({ alignItems: 'stretch' }),
  start: layered({ alignItems: 'flex-start' }),
  center: layered({ alignItems: 'center' }),
  end: layered({ alignItems: 'flex-end' }),
});
