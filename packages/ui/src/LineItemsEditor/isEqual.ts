/** Compares arrays and objects by their entries, down to `depth` levels, and all other values by identity. */
export function isEqual(one: unknown, other: unknown, depth: number): boolean {
  if (Object.is(one, other)) return true;
  if (depth === 0 || typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => isEqual(Reflect.get(one, key), Reflect.get(other, key), depth - 1))
  );
}
