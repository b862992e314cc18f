export { visuallyHidden } from './base.css.ts';
export { type ControlSize, controlSizes } from './controlSizes.ts';
export {
  KitProvider,
  type KitProviderProps,
  useKitLocale,
  useKitNavigate,
  useTheme,
} from './KitProvider.tsx';
export {
  type Contrast,
  contrasts,
  type Density,
  densities,
  type ResolvedTheme,
  type Theme,
  themes,
} from './themeChoice.ts';
export { themeScript } from './themeScript.ts';
export { useIsMobile, useMediaQuery } from './useMediaQuery.ts';
