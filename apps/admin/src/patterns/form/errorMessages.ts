import { decimalsOf, unitPriceDecimalsOf } from '../../core/formats/index.ts';
import type { MessageKey } from '../../core/i18n/catalogue.ts';
import type { Translate } from '../../core/i18n/messages.ts';

/** Message of an error key; `count` is the number in the message, such as the maximum length. */
export type ErrorMessage = MessageKey | { key: MessageKey; count: number };

/** Message for an amount with more decimals than its currency allows. */
export const decimalsError = (currency: string): ErrorMessage => ({
  key: 'common.error.decimals',
  count: decimalsOf(currency),
});

/** Message for a unit price with more decimals than unit prices have. */
export const priceDecimalsError = (currency: string): ErrorMessage => ({
  key: 'common.error.priceDecimals',
  count: unitPriceDecimalsOf(currency),
});

/** Translates error keys of the domain rules and the server; `other` is used for unknown keys. */
export function errorMessages(
  t: Translate,
  messages: Readonly<Partial<Record<string, ErrorMessage>>>,
  fallback: MessageKey,
): (error: string) => string {
  return (error) => {
    const message = (Object.hasOwn(messages, error) ? messages[error] : undefined) ?? fallback;
    return typeof message === 'string' ? t(message) : t(message.key, { count: message.count });
  };
}
