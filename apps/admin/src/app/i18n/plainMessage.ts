import type { Message, MessageValues } from './formatMessage.ts';

/** `TYPE.literal` and `TYPE.argument` of the ICU parser, which the browser never loads. */
const LITERAL = 0;
const ARGUMENT = 1;

/** Tells a message of plurals, choices or formats from one of words and `{name}` places. */
export const needsFormatter = (message: Message): boolean =>
  typeof message !== 'string' && message.some(({ type }) => type !== LITERAL && type !== ARGUMENT);

/** Writes a message of words and `{name}` places; numbers as the locale writes them. */
export function writePlain(message: Message, locale: string, values: MessageValues = {}): string {
  const written = (value: string | number) =>
    typeof value === 'number' ? value.toLocaleString(locale) : value;
  if (typeof message === 'string') return message;
  return message
    .map((element) => {
      if (element.type === LITERAL) return element.value;
      return element.type === ARGUMENT ? written(values[element.value] ?? `{${element.value}}`) : '';
    })
    .join('');
}
