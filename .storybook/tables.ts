import type { StrictArgTypes } from 'storybook/internal/types';

/** Types of what a story gives as React elements: a control would print their inside. */
const isElement = (type: string | undefined) =>
  /\b(?:React(?:Node|Element)|TriggerElement)\b/.test(type ?? '');

/** A default that is described in words, without the quotation marks of a text. */
const asWords = (summary: string) =>
  /^"(?:the |a |an )/.test(summary) ? summary.slice(1, -1).replaceAll('\\"', '”').replace('”', '“') : summary;

/** Makes the table of props readable: no control for elements, defaults in words as they were written. */
export function readableTable({ argTypes }: { argTypes: StrictArgTypes }): StrictArgTypes {
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { type, defaultValue, ...table } = argType.table ?? {};
      const summary = defaultValue?.summary;
      return [
        name,
        {
          ...argType,
          ...(isElement(type?.summary) && { control: false }),
          table: {
            ...table,
            ...(type && { type }),
            ...(defaultValue && {
              defaultValue: { ...defaultValue, ...(summary && { summary: asWords(summary) }) },
            }),
          },
        },
      ];
    }),
  );
}
