import { MOBILE_BREAKPOINT } from './tokens.ts';

/** Media queries that the kit's styles share. */
export const media = {
  /** Narrower than `MOBILE_BREAKPOINT`; .02 px less, so that no fractional width matches neither side. */
  phone: `(max-width: ${MOBILE_BREAKPOINT - 0.02}px)`,
  desktop: `(min-width: ${MOBILE_BREAKPOINT}px)`,
  forcedColors: '(forced-colors: active)',
  moreContrast: '(prefers-contrast: more)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  /** A pointer that can rest on a thing without pressing it: hover styles stick on touch screens otherwise. */
  hover: '(hover: hover)',
} as const;
