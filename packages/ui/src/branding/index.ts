export { contrast } from '../theme/contrast.ts';
export { Brand, type BrandProps } from './Brand.tsx';
export {
  type Colors,
  type ContrastPair,
  type ContrastResult,
  checkContrast,
  contrastPairs,
  contrastsOf,
} from './contrastPairs.ts';
export { type BrandColors, type BrandTheme, createTheme } from './createTheme.ts';
export { readColors } from './readColors.ts';
export { themeCss } from './themeCss.ts';
