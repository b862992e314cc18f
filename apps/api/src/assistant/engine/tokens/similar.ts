/**
 * Returns the edit distance of two words: the number of letters to change, add, remove or swap. Every distance above the
 * limit is returned as limit + 1.
 */
export function distance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  const beyond = limit + 1;
  for (let i = 1; i <= a.length; i += 1) {
    // Farther from the diagonal than the limit, every cost exceeds the limit.
    const row = new Array<number>(b.length + 1).fill(beyond);
    if (i <= limit) row[0] = i;
    let least = row[0] ?? beyond;
    for (let j = Math.max(1, i - limit); j <= Math.min(b.length, i + limit); j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      let cost = Math.min(
        (last[j] ?? beyond) + 1,
        (row[j - 1] ?? beyond) + 1,
        (last[j - 1] ?? beyond) + (isSame ? 0 : 1),
      );
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (isSwapped) cost = Math.min(cost, (beforeLast[j - 2] ?? beyond) + 1);
      row[j] = cost;
      least = Math.min(least, cost);
    }
    if (least > limit) return beyond;
    beforeLast = last;
    last = row;
  }
  return Math.min(last[b.length] ?? beyond, beyond);
}

/** Returns the maximum number of wrong letters in a word. It is lower for short words. */
const tolerance = (length: number): number => (length >= 8 ? 2 : length >= 5 ? 1 : 0);

/** Recognizes two words that differ only as mistyped or misheard words do. */
export const isNear = (a: string, b: string): boolean => {
  const limit = tolerance(Math.min(a.length, b.length));
  return a === b || (limit > 0 && distance(a, b, limit) <= limit);
};
