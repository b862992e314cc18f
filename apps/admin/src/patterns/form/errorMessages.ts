import { decimalsOf } from '../../core/formats/index.ts';
import type { MessageKey } from '../../core/i18n/catalogue.ts';
import type { Translate } from '../../core/i18n/messages.ts';

/** The message of an error key; `count` is the number that the message names, such as the greatest length. */
export type ErrorMessage = MessageKey | { key: MessageKey; count: number };

/** The message of an amount with more decimals than its currency has. */
export const decimalsError = (currency: string): ErrorMessage => ({
  key: 'common.error.decimals',
  count: decimalsOf(currency),
});

/** Turns the error keys of the domain's rules and of the server into words; `other` stands for unknown keys. */
export function errorMessages(
  t: Translate,
  messages: Readonly<Partial<Record<string, ErrorMessage>>>,
  other: MessageKey,
): (error: string) => string {
  return (error) => {
    const message = (Object.hasOwn(messages, error) ? messages[error] : undefined) ?? other;
    return typeof message === 'string' ? t(message) : t(message.key, { count: message.count });
  };
}
