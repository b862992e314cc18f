/** Maximum number of parameters of one statement in the protocol of PostgreSQL. */
const PARAMETERS_MAX = 65_535;

/** Splits rows so that each part can be inserted by one statement: every column of every row is a parameter. */
export function insertBatches<Row extends object>(rows: readonly Row[]): Row[][] {
  const columns = new Set(rows.flatMap((row) => Object.keys(row)));
  const size = Math.floor(PARAMETERS_MAX / Math.max(columns.size, 1));
  const batches: Row[][] = [];
  for (let from = 0; from < rows.length; from += size) batches.push(rows.slice(from, from + size));
  return batches;
}
