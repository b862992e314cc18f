/** Maximum number of parameters per statement in the PostgreSQL protocol. */
const PARAMETERS_MAX = 65_535;

/** Splits rows into batches that one statement can insert. Each column of each row is one parameter. */
export function insertBatches<Row extends object>(rows: readonly Row[]): Row[][] {
  const columns = new Set(rows.flatMap((row) => Object.keys(row)));
  const size = Math.floor(PARAMETERS_MAX / Math.max(columns.size, 1));
  const batches: Row[][] = [];
  for (let from = 0; from < rows.length; from += size) batches.push(rows.slice(from, from + size));
  return batches;
}
