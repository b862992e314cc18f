/** Maximum number of rows that one query across companies reads. */
const PAGE_SIZE = 500;

/** Smallest UUID, which is not used as an id. */
const START = '00000000-0000-0000-0000-000000000000';

/**
 * Reads rows of all companies in pages, so that memory use does not grow with the number of companies.
 * @param readPage reads at most `limit` rows with a key after `after`, in the order of the key
 * @param keyOf returns the key of a row, a UUID that no other row has
 */
export async function* rowsOfAllCompanies<Row>(
  readPage: (page: { after: string; limit: number }) => Promise<readonly Row[]>,
  keyOf: (row: Row) => string,
  limit = PAGE_SIZE,
): AsyncGenerator<Row, void, undefined> {
  let after = START;
  for (;;) {
    const rows = await readPage({ after, limit });
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < limit) return;
    after = keyOf(last);
  }
}
