import { style, styleVariants } from '@vanilla-extract/css';
import { layered } from '../theme/layered.ts';

export const root = style(
  layered({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', minInlineSize: 0 }),
);

export const justify = styleVariants({
  start: layered({ justifyContent: 'flex-start' }),
  center: layered({ justifyContent: 'center' }),
  end: layered({ justifyContent: 'flex-end' }),
  between: layered({ justifyContent: 'space-between' }),
});
