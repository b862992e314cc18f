export { visuallyHidden } from './base.css.ts';
export { type ControlSize, controlSizes } from './controlSizes.ts';
export {
  KitProvider,
  type KitProviderProps,
  type ResolvedTheme,
  type Theme,
  themes,
  useKitLocale,
  useKitNavigate,
  useTheme,
} from './KitProvider.tsx';
export { useIsMobile, useMediaQuery } from './useMediaQuery.ts';
