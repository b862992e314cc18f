import { useKitLocale } from '../theme/KitProvider.tsx';
import { en } from './en.ts';
import { type FormatText, useTexts } from './useTexts.ts';
import { formatText, type KitMessageKey, type KitMessageValues } from './words.ts';

/** Returns a function that formats the kit's texts in the locale of the nearest KitProvider. */
export const useKitMessages = (): FormatText<typeof en> => useTexts(en);

/** Returns a text of the kit in the locale of the nearest KitProvider. */
export function useKitMessage(key: KitMessageKey, values?: KitMessageValues): string {
  return formatText(en, useKitLocale(), key, values);
}
