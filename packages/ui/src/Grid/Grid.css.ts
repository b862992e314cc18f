import { style, styleVariants } from '@vanilla-extract/css';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';

export const root = style(layered({ display: 'grid', minInlineSize: 0 }));

const columnsOf = (count: number) =>
  layered({
    gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
    '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  });

export const columns = styleVariants({ 2: columnsOf(2), 3: columnsOf(3) });
