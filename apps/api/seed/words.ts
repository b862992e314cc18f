/** Splits a list that is written down as one text, at its bars. */
export function words(list: string): readonly [string, ...string[]] {
  const [first = '', ...others] = list.split('|').map((word) => word.trim());
  return [first, ...others];
}
