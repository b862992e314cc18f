/**
 * A part of a compiled message, as `@formatjs/icu-messageformat-parser` numbers them: words (0), `{name}` (1),
 * `select` (5), `plural` (6) and the `#` within one (7). `vite/messages.ts` lets nothing else through.
 */
export type MessageElement =
  | { type: 0; value: string }
  | { type: 1; value: string }
  | { type: 5; value: string; options: Options }
  | {
      type: 6;
      value: string;
      options: Options;
      offset: number;
      pluralType?: 'cardinal' | 'ordinal' | undefined;
    }
  | { type: 7 };

type Options = Readonly<Record<string, { value: readonly MessageElement[] } | undefined>>;

/** A message as it is compiled ahead of time; one that is words alone is a string. */
export type Message = string | readonly MessageElement[];

/** Values for the placeholders of a message. */
export type MessageValues = Readonly<Record<string, string | number>>;

/**
 * Writes a compiled message. Twenty lines instead of formatjs's runtime, which is 5 KB of every first load and mostly
 * dates, numbers and tags that are formatted elsewhere here; its own runtime is the oracle of the tests.
 */
export function formatMessage(
  message: Message,
  locale: string,
  values: MessageValues = {},
  count = 0,
): string {
  if (typeof message === 'string') return message;
  return message
    .map((element) => {
      switch (element.type) {
        case 0:
          return element.value;
        case 7:
          return count.toLocaleString(locale);
        default: {
          const value = values[element.value] ?? `{${element.value}}`;
          if (element.type === 1) return String(value);
          const { options } = element;
          if (element.type === 5)
            return formatMessage((options[value] ?? options['other'])?.value ?? '', locale, values);
          const rest = Number(value) - element.offset;
          const rules = new Intl.PluralRules(locale, { type: element.pluralType ?? 'cardinal' });
          const option = options[`=${value}`] ?? options[rules.select(rest)] ?? options['other'];
          return formatMessage(option?.value ?? '', locale, values, rest);
        }
      }
    })
    .join('');
}
