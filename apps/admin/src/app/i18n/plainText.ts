import type { IcuTree, Message, Placeholders } from './catalogue.ts';
import type { MessageValues } from './messages.ts';

/** `TYPE.literal` and `TYPE.argument` of the ICU parser, which is not in the bundle. */
const LITERAL = 0;
const ARGUMENT = 1;

/** Tells a message that needs the ICU formatter from one that is nothing but words and `{name}` places. */
export const isIcu = (message: Message): message is IcuTree =>
  typeof message !== 'string' && message.some(({ type }) => type !== LITERAL && type !== ARGUMENT);

/** Puts the values into a message of words and places. */
export function plainText(message: string | Placeholders, values: MessageValues | undefined): string {
  if (typeof message === 'string') return message;
  return message
    .map(({ type, value }) => (type === LITERAL ? value : String(values?.[value] ?? `{${value}}`)))
    .join('');
}
