export { Grid, type GridProps } from './Grid.tsx';
export { gridAlignments, gridColumns } from './variants.ts';
