/// <reference path="../apps/admin/src/virtual.d.ts" />
import { kitMessages, registerKitMessages } from '@derrick/ui/i18n';
import type { MessageSource } from '../apps/admin/src/core/i18n/messages.ts';
import { pseudoPattern } from '../apps/admin/vite/pseudo.ts';

/** Value of the language global for texts 40 % longer than English. See `apps/admin/vite/pseudo.ts`. */
export const PSEUDO = 'pseudo';

/** Locale for numbers and dates. Browsers do not know it and fall back to English. */
export const PSEUDO_LOCALE = 'en-XA';

registerKitMessages(
  PSEUDO_LOCALE,
  Object.fromEntries(
    Object.entries(kitMessages.en).map(([key, text]) => [
      key,
      typeof text === 'string'
        ? pseudoPattern(text)
        : { one: pseudoPattern(text.one), other: pseudoPattern(text.other) },
    ]),
  ),
);

/** The app's words in the pseudo-locale, whichever language is chosen. */
export const pseudoWords: MessageSource = {
  load: async () => (await import('virtual:messages/pseudo')).default,
  locales: { en: PSEUDO_LOCALE, es: PSEUDO_LOCALE },
};
