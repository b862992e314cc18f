/** Class names in one string, the empty ones left out. */
export const join = (...names: readonly (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(' ');
