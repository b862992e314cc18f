'use client';

import { useCallback } from 'react';
import { useKitLocale } from '../theme/KitProvider.tsx';
import { formatKitMessage, type KitMessageKey, type KitMessageValues } from './words.ts';

/** A function that formats the kit's texts in the locale of the nearest KitProvider. */
export function useKitMessages(): (key: KitMessageKey, values?: KitMessageValues) => string {
  const locale = useKitLocale();
  return useCallback((key, values) => formatKitMessage(locale, key, values), [locale]);
}

/** One of the kit's texts in the locale of the nearest KitProvider. */
export function useKitMessage(key: KitMessageKey, values?: KitMessageValues): string {
  return formatKitMessage(useKitLocale(), key, values);
}
