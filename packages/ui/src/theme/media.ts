import { MOBILE_BREAKPOINT } from './tokens.ts';

/** Media queries of the kit's styles. */
export const media = {
  /**
   * Narrower than `MOBILE_BREAKPOINT`. `<` instead of `max-width`, so that every width, including fractional widths, is
   * either phone or desktop.
   */
  phone: `(width < ${MOBILE_BREAKPOINT}px)`,
  /** A phone in landscape orientation, or a window as low. */
  low: '(height < 480px)',
  desktop: `(min-width: ${MOBILE_BREAKPOINT}px)`,
  /** A tablet in portrait orientation, or half a screen. */
  tablet: `(${MOBILE_BREAKPOINT}px <= width < 1024px)`,
  /** Too narrow for an expanded side panel beside a table. */
  narrow: '(width < 1100px)',
  forcedColors: '(forced-colors: active)',
  moreContrast: '(prefers-contrast: more)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  /** A pointer that can hover. On a touch screen hover styles would remain after a tap. */
  hover: '(hover: hover)',
  /** A touch screen, on which typing opens an on-screen keyboard. */
  touch: '(pointer: coarse)',
} as const;
