'use client';

import { useCallback } from 'react';
import { useKitLocale } from '../theme/KitProvider.tsx';
import { type EnglishTexts, formatText, type KitMessageKey, type KitMessageValues } from './words.ts';

export type FormatText<English extends EnglishTexts> = (
  key: keyof English & KitMessageKey,
  values?: KitMessageValues,
) => string;

/**
 * Returns a function that formats texts in the locale of the nearest KitProvider.
 * @param english English texts of the component; must be the same object in every render
 */
export function useTexts<English extends EnglishTexts>(english: English): FormatText<English> {
  const locale = useKitLocale();
  return useCallback((key, values) => formatText(english, locale, key, values), [english, locale]);
}
