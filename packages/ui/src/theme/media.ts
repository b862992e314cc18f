import { MOBILE_BREAKPOINT } from './tokens.ts';

/** Media queries of the kit's styles. */
export const media = {
  /** Narrower than `MOBILE_BREAKPOINT`. By 0.02 px, so that a fractional width always matches one of the two queries. */
  phone: `(max-width: ${MOBILE_BREAKPOINT - 0.02}px)`,
  desktop: `(min-width: ${MOBILE_BREAKPOINT}px)`,
  forcedColors: '(forced-colors: active)',
  moreContrast: '(prefers-contrast: more)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  /** A pointer that can hover. On a touch screen hover styles would stay after a tap. */
  hover: '(hover: hover)',
} as const;
