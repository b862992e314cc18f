/** Splits a text into a list at its `|` characters. */
export function words(list: string): readonly [string, ...string[]] {
  const [first = '', ...rest] = list.split('|').map((word) => word.trim());
  return [first, ...rest];
}
