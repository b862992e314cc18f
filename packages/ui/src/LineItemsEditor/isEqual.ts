/** Compares arrays and objects by their entries, down to `depth` levels, and all other values by identity. */
export function isEqual(a: unknown, b: unknown, depth: number): boolean {
  if (Object.is(a, b)) return true;
  if (depth === 0 || typeof a !== 'object' || typeof b !== 'object' || !a || !b) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => isEqual(Reflect.get(a, key), Reflect.get(b, key), depth - 1))
  );
}
