import type { StrictArgTypes } from 'storybook/internal/types';

/** Returns true for types of React elements. Their control would print the internals of the element. */
const isElement = (type: string | undefined) =>
  /\b(?:React(?:Node|Element)|TriggerElement)\b/.test(type ?? '');

/** Removes the quotation marks from a default that is described in words. */
const asWords = (summary: string) =>
  /^"(?:the |a |an )/.test(summary) ? summary.slice(1, -1).replaceAll('\\"', '”').replace('”', '“') : summary;

/** Makes the table of props readable: no control for elements, and defaults in words without quotation marks. */
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
