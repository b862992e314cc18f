'use client';

import { useMemo } from 'react';
import { type BrandColors, createTheme } from './createTheme.ts';
import { themeCss } from './themeCss.ts';

export interface BrandProps extends BrandColors {
  /** Nonce of the page's Content-Security-Policy. */
  nonce?: string | undefined;
}

/**
 * Applies the colors of a brand to the page, light and dark. Render it once, inside KitProvider. For a brand that never
 * changes, write `themeCss(createTheme(brand))` to a stylesheet instead.
 */
export function Brand({ primary, accent, nonce }: BrandProps) {
  const css = useMemo(() => themeCss(createTheme({ primary, accent })), [primary, accent]);
  return <style nonce={nonce}>{css}</style>;
}
