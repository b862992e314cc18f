import { createIntl, createIntlCache, type IntlConfig } from '@formatjs/intl';

/** `TYPE.literal` of the ICU parser, which the browser never loads. */
const TYPE_LITERAL = 0;

/** A message as it is compiled ahead of time: a string when it is words alone, else the tree of the ICU parser. */
export type Message = Exclude<IntlConfig['messages'], undefined>[string];

/** Values for the placeholders of a message. */
export type MessageValues = Readonly<Record<string, string | number>>;

// One cache of Intl formatters for both languages: making one costs more than a page of messages.
const cache = createIntlCache();

/** Creates the formatter of one language's compiled messages. A key without a message is written as it is. */
export function createFormatter(
  locale: string,
  messages: Readonly<Record<string, Message>>,
): (key: string, values?: MessageValues) => string {
  const intl = createIntl<string>({ locale, messages: trees(messages), onError: reportOnce }, cache);
  return (key, values) => intl.formatMessage({ id: key, defaultMessage: key }, { ...values });
}

// `createIntl` asks for all strings or all trees; a tree of one literal is what a string would be parsed to.
const trees = (messages: Readonly<Record<string, Message>>) =>
  Object.fromEntries(
    Object.entries(messages).map(([key, message]) => [
      key,
      typeof message === 'string' ? [{ type: TYPE_LITERAL, value: message }] : message,
    ]),
  );

const reported = new Set<string>();

// Once a fault, not once a render. The tests of the catalogues are what keeps these from happening.
function reportOnce(error: Error) {
  if (reported.has(error.message)) return;
  reported.add(error.message);
  console.error(error);
}
