export { visuallyHidden } from './base.css.ts';
export { vars } from './contract.css.ts';
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
export { media } from './media.ts';
export { type ColorToken, darkColor, lightColor, MOBILE_BREAKPOINT, scale, shadow } from './tokens.ts';
export { useIsMobile, useMediaQuery } from './useMediaQuery.ts';
