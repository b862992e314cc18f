import type { Message, MessageValues } from './formatMessage.ts';

/** `TYPE.literal` and `TYPE.argument` of the ICU parser, which the browser never loads. */
const LITERAL = 0;
const ARGUMENT = 1;

/** Tells a message of plurals, choices or formats from one of words and `{name}` places. */
export const needsFormatter = (message: Message): boolean =>
  typeof message !== 'string' && message.some(({ type }) => type !== LITERAL && type !== ARGUMENT);

/** Writes a message of words and `{name}` places, as the formatter would. */
export function writePlain(message: Message, values: MessageValues = {}): string {
  if (typeof message === 'string') return message;
  return message
    .map((element) => {
      if (element.type === LITERAL) return element.value;
      return element.type === ARGUMENT ? String(values[element.value] ?? `{${element.value}}`) : '';
    })
    .join('');
}
