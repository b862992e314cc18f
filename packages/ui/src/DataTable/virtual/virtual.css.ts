import { globalStyle } from '@vanilla-extract/css';
import { components } from '../../theme/layers.css.ts';
import { table } from '../layout/grid.css.ts';

// All rendered rows are near the viewport, and their heights are measured.
globalStyle(`${table} tbody[data-count] > tr`, {
  '@layer': { [components]: { contentVisibility: 'visible' } },
});
