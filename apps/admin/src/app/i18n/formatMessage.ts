import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { IntlMessageFormat } from 'intl-messageformat';
import type { Message } from './catalogue.ts';

/** What fills the placeholders of a message. */
export type MessageValues = Readonly<Record<string, string | number>>;

// Each keeps its own Intl formatters, and creating one of those costs more than a page of messages.
const formats = new WeakMap<MessageFormatElement[], IntlMessageFormat>();

function formatOf(elements: MessageFormatElement[], locale: string): IntlMessageFormat {
  const known = formats.get(elements);
  if (known) return known;
  const created = new IntlMessageFormat(elements, locale);
  formats.set(elements, created);
  return created;
}

/**
 * Writes a message, which belongs to one locale, with its values.
 * @throws when a value is missing
 */
export const formatMessage = (message: Message, locale: string, values: MessageValues = {}): string =>
  typeof message === 'string' ? message : String(formatOf(message, locale).format({ ...values }));
