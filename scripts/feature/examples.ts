import type { Field, Spec } from './spec.ts';

/** Day that example records of every generated feature use. */
export const EXAMPLE_DAY = '2026-03-14';

/** An example value of a field: the first of several records has the number 1. */
export function exampleOf({ type, label, choices }: Field, number = 1): string | number | boolean {
  switch (type) {
    case 'line':
      return `${label.en} ${['One', 'Two', 'Three'][number - 1] ?? number}`;
    case 'text':
      return `Some ${label.en.toLowerCase()}, ${number === 1 ? 'long' : 'short'} enough to read.`;
    case 'number':
      return 10 * number;
    case 'money':
      return 12_500 * number;
    case 'date':
      return EXAMPLE_DAY;
    case 'boolean':
      return number % 2 === 1;
    case 'choice':
      return choices[(number - 1) % choices.length]?.id ?? '';
  }
}

/** TypeScript source of a value. */
export const literal = (value: unknown): string =>
  typeof value === 'string' ? `'${value.replaceAll("'", "\\'")}'` : String(value);

/** TypeScript source of the fields of an example record. */
export const exampleFields = ({ fields }: Spec, number = 1): string =>
  fields.map((field) => `${field.name}: ${literal(exampleOf(field, number))}`).join(', ');
