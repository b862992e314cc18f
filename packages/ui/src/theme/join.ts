/** Joins class names with spaces and leaves out empty values. */
export const join = (...names: readonly (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(' ');
